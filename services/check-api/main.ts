import { parseEnvironment } from "../../shared/environment";
import { readHotelFile } from "../../toolkit/read-hotel-file";
import { runMain } from "../../toolkit/run-main";
import { findDifferences } from "./differences";
import { formatDifferences } from "./format";

/**
 * `npm run check:api -- https://their.server`: prints differences from the contract; exit code 1 if there are
 * any.
 */
async function main(signal: AbortSignal): Promise<void> {
  const environment = parseEnvironment({
    ...process.env,
    CONTENT_API_URL: process.argv[2] ?? process.env.CONTENT_API_URL,
  });
  const { contentApiUrl: apiUrl, siteUrl } = environment;
  if (apiUrl === undefined)
    throw new Error("Name the content server: npm run check:api -- https://their.server");
  const { propertyIds, slugs } = readHotelFile(environment.hotelFile);
  // No retries: a server that fails intermittently violates the contract.
  const http = {
    ...environment.contentAccess,
    retries: 0,
    signal,
    tell: (message: string) => console.error(message),
  };
  const { differences, calls } = await findDifferences({ apiUrl, siteUrl, propertyIds, slugs }, http);
  for (const line of formatDifferences(differences)) console.log(line);
  console.log(`\n${calls} calls to ${apiUrl}, ${differences.length} differences from the contract.`);
  console.log("Not called, because it would sign somebody up: POST /v1/web/subscribe-newsletter.");
  if (differences.length > 0) process.exitCode = 1;
}

void runMain(main);
