import { sourceNodes } from "../../../plugins/gatsby-source-hotel/src/source-nodes";
import type { SourceOptions } from "../../../plugins/gatsby-source-hotel/src/options";
import { LOCALES } from "../../../shared/locales";
import { ROUTES } from "../../../shared/routes";
import { temporaryFolder } from "../temporary-folder";
import { createFakeGatsby, type FakeGatsby } from "./fake-gatsby";

/** The file of a small hotel with property ids 1 and 2. */
export const SMALL_HOTEL_FILE = "tests/fixtures/second-hotel/hotel.json";

interface Process {
  webhookBody?: unknown;
  source?: typeof sourceNodes;
}

/** Sources a content API's nodes with the plugin; reusing a `cacheDir` provides the last good responses. */
export async function sourceSite(
  apiUrl: string,
  options: Partial<SourceOptions> = {},
  { webhookBody, source = sourceNodes }: Process = {},
): Promise<FakeGatsby> {
  const gatsby = createFakeGatsby();
  await source(
    { ...gatsby.args, webhookBody },
    {
      plugins: [],
      apiUrl,
      locales: [...LOCALES],
      routes: [...ROUTES],
      hotelFile: SMALL_HOTEL_FILE,
      cacheDir: options.cacheDir ?? (await temporaryFolder()),
      timeout: 60_000,
      concurrency: 8,
      retries: 0,
      retryDelay: 1,
      ...options,
    },
  );
  return gatsby;
}
