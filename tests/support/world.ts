import { cp, rm } from "node:fs/promises";
import { join } from "node:path";
import { launchChromiumServer } from "./chromium";
import { buildAndServe, EMBEDDED_HOTEL, SECOND_HOTEL, SECOND_HOTEL_PUBLIC } from "./site";
import { copyWorkspace } from "./workspace";

/** The process behind the browser tests: builds both hotels for real, serves them, and lends one Chromium. */
async function main() {
  const browser = await launchChromiumServer();
  await copyWorkspace("embedded");
  await copyWorkspace("second");
  const [site, secondSite] = await Promise.all(
    [EMBEDDED_HOTEL, SECOND_HOTEL].map((hotel) => buildAndServe(hotel)),
  );
  await rm(SECOND_HOTEL_PUBLIC, { recursive: true, force: true });
  await cp(join(SECOND_HOTEL.workspace, "public"), SECOND_HOTEL_PUBLIC, { recursive: true });
  process.once("SIGTERM", () => void browser.close().finally(() => process.exit(0)));
  process.stdout.write(`${JSON.stringify({ browser: browser.wsEndpoint(), site, secondSite })}\n`);
}

void main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
