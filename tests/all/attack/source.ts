import { sourceNodes } from "../../../plugins/gatsby-source-hotel/src/source-nodes";
import { LOCALES } from "../../../shared/locales";
import { createFakeGatsby, type FakeGatsby } from "../../support/content/fake-gatsby";
import { HOTEL_OPTIONS } from "../../support/content/hotel-options";
import { type Answer, startStubApi } from "../../support/stub-api";

/** The source plugin's nodes of an API that answers so. With the same `cacheDir` it knows the last good answers. */
export async function sourceFrom(answer: Answer, cacheDir: string): Promise<FakeGatsby> {
  const api = await startStubApi(answer);
  const gatsby = createFakeGatsby();
  await sourceNodes(gatsby.args, {
    plugins: [],
    apiUrl: api.url,
    locales: [...LOCALES],
    routes: [
      { path: "/", layout: "intro-page" },
      { path: "/accommodation", layout: "detail-pages" },
    ],
    ...HOTEL_OPTIONS,
    cacheDir,
    timeout: 60_000,
    concurrency: 8,
    retries: 0,
    retryDelay: 1,
  });
  return gatsby;
}

/** Decoded paths of the pages and rooms that were made. */
export function builtPaths(gatsby: FakeGatsby): string[] {
  return [...gatsby.nodesOf("HotelPage"), ...gatsby.nodesOf("HotelRoom")].map(({ path }) => String(path));
}
