import { mkdir, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { contentServer } from "../../services/content-server/app";
import { newsletter } from "../../services/newsletter/plugin";
import { type NewsletterSettings, parseNewsletterSettings } from "../../services/newsletter/settings";
import { startContentServer } from "../../services/content-server/server";
import { runGatsby } from "../../gatsby/builder/run-gatsby";
import type { Compression } from "../../shared/environment";
import { makeRelease } from "../../services/release/make-release";
import { readRedirectsFile } from "../../services/release/redirect-rows";
import { siteServer } from "../../services/site-server/plugin";
import { startServer } from "../../toolkit/start-server";
import { asAnotherServer } from "./another-server";
import { type Change, startChangingProxy } from "./fault-proxy";

interface Hotel {
  contentDir: string;
  /** Changes its content server's responses to what the embedded format can't express. */
  change?: Change;
  /** Where Gatsby runs and keeps its caches. */
  workspace: string;
  release: string;
}

const SITE_URL = "http://localhost:8000";

/** The embedded hotel, built in a copy of the site's code: `npm start` may be running in the project's folder. */
export const EMBEDDED_HOTEL: Hotel = {
  contentDir: "content",
  workspace: ".test-sites/embedded",
  release: ".test-sites/main-release",
};

/** The small second hotel, built in a copy of the site's code. */
export const SECOND_HOTEL: Hotel = {
  contentDir: "tests/fixtures/second-hotel",
  change: asAnotherServer,
  workspace: ".test-sites/second-hotel",
  release: ".test-sites/second-release",
};

/** public/ of the second hotel's build. */
export const SECOND_HOTEL_PUBLIC = join(SECOND_HOTEL.workspace, "public");

/** Builds a hotel's release for real and serves it on a free port; returns the URL. */
export async function buildAndServe(
  { contentDir, change = (_, answer) => answer, workspace, release }: Hotel,
  {
    environment = {},
    compression,
    signal,
  }: { environment?: Record<string, string>; compression?: Compression; signal?: AbortSignal } = {},
): Promise<string> {
  const hotelFile = resolve(contentDir, "hotel.json");
  const content = await startContentServer({ contentDir, port: 0 });
  const api = await startChangingProxy(content.url, change);
  try {
    await runGatsby("build", {
      directory: resolve(workspace),
      environment: { CONTENT_API_URL: api.url, HOTEL_FILE: hotelFile, SITE_URL, ...environment },
      onLine: (line) => process.stderr.write(`${line}\n`),
    });
  } finally {
    await api.close();
    await content.close();
  }
  const outDir = resolve(release);
  await rm(outDir, { recursive: true, force: true });
  await mkdir(resolve(".test-sites"), { recursive: true });
  await makeRelease({
    publicDir: join(resolve(workspace), "public"),
    outDir,
    historyDir: `${outDir}.memory`,
    source: hotelFile,
    site: { siteUrl: SITE_URL, signupApiUrl: "", releaseCompression: compression },
    redirectRows: await readRedirectsFile(hotelFile, console),
    now: Date.now(),
  });

  return serveRelease(
    { contentDir, release },
    parseNewsletterSettings({ DATA_DIR: `${outDir}.data`, HOTEL_FILE: hotelFile }),
    { signal },
  );
}

/** Serves a release, the content API and the newsletter on one local port, as `npm start` does; returns the URL. */
export async function serveRelease(
  { contentDir, release }: Pick<Hotel, "contentDir" | "release">,
  settings: NewsletterSettings,
  { port = 0, signal = new AbortController().signal, report = console.error } = {},
): Promise<string> {
  const { url } = await startServer({ port, signal }, async (app, health) => {
    await app.register(newsletter, { settings, health, report });
    await app.register(contentServer, { contentDir, report });
    await app.register(siteServer, { release: () => resolve(release) });
  });
  return url;
}
