import { HTTP_DEFAULTS } from "../../../content-api/http";
import { sourceNodes } from "../../../plugins/gatsby-source-hotel/src/source-nodes";
import { LOCALES } from "../../../shared/locales";
import { createFakeGatsby } from "./fake-gatsby";

/** Reads the content as a build with these variables does, but logs sooner what it is waiting for. */
export async function readContent({
  CONTENT_API_URL = "",
  HOTEL_FILE = "",
}: NodeJS.ProcessEnv): Promise<void> {
  HTTP_DEFAULTS.tellEvery = 50;
  await sourceNodes(createFakeGatsby().args, {
    plugins: [],
    apiUrl: CONTENT_API_URL,
    locales: [...LOCALES],
    routes: [
      { path: "/", layout: "intro-page" },
      { path: "/about-us", layout: "detail-pages" },
    ],
    hotelFile: HOTEL_FILE,
    cacheDir: "cache",
    timeout: 30_000,
    concurrency: 8,
    retries: 1,
    retryDelay: 1,
  });
}
