import { sourceNodes } from "../../../plugins/gatsby-source-hotel/src/source-nodes";
import type { SourceOptions } from "../../../plugins/gatsby-source-hotel/src/options";
import { LOCALES } from "../../../shared/locales";
import { ROUTES } from "../../../shared/routes";
import { temporaryFolder } from "../temporary-folder";
import { createFakeGatsby, type FakeGatsby } from "./fake-gatsby";

/** Of a small hotel, whose property ids are 1 and 2. */
export const SMALL_HOTEL_FILE = "tests/fixtures/second-hotel/hotel.json";

interface Process {
  webhookBody?: unknown;
  source?: typeof sourceNodes;
}

/** The source plugin's nodes from a content API. With the same `cacheDir` it has the last good answers. */
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
