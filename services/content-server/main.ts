import { dirname } from "node:path";
import { parseEnvironment } from "../../src/config/environment";
import { runMain } from "../run-main";
import { parseNewsletterSettings } from "./newsletter/settings";
import { startContentServer } from "./server";

/** `npm run content-server`: the content API by itself, over the hotel's content folder, until it is interrupted. */
async function main(signal: AbortSignal): Promise<void> {
  const { port, hotelFile } = parseEnvironment(process.env);
  const server = await startContentServer({
    contentDir: dirname(hotelFile),
    port,
    newsletter: parseNewsletterSettings(process.env),
  });
  server.onChange((paths) => console.log(`Content changed: ${paths.join(", ")}`));
  console.log(`Content API on ${server.url}, for example ${server.url}/v1/menus?property-id=1&lang=en`);
  signal.addEventListener("abort", () => void server.close(), { once: true });
}

void runMain(main);
