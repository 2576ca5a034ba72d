import { parseEnvironment } from "../../src/config/environment";
import { readHotelFile } from "../../src/config/hotel-file";
import { SITE } from "../../src/config/site";
import { createContentApi } from "../content-api/call";
import { runMain } from "../run-main";
import { findDifferences } from "./differences";
import { formatDifferences } from "./format";

/** `npm run check:api -- https://their.server`: prints what differs from the contract; exit code 1 where anything does. */
async function main(): Promise<void> {
  const environment = parseEnvironment({
    ...process.env,
    CONTENT_API_URL: process.argv[2] ?? process.env.CONTENT_API_URL,
  });
  const { contentApiUrl: baseUrl } = environment;
  if (baseUrl === undefined)
    throw new Error("Name the content server: npm run check:api -- https://their.server");
  const { propertyIds } = readHotelFile(environment.hotelFile);
  const api = createContentApi({ baseUrl, timeout: SITE.apiTimeout });
  const differences = await findDifferences(api, propertyIds);
  for (const line of formatDifferences(differences)) console.log(line);
  console.log(
    `\n${api.calls.length} calls to ${baseUrl}, ${differences.length} differences from the contract.`,
  );
  console.log("Not called, because it would sign somebody up: POST /v1/web/subscribe-newsletter.");
  if (differences.length > 0) process.exitCode = 1;
}

void runMain(main);
