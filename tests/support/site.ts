import { mkdir, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import Fastify from "fastify";
import { contentServer } from "../../services/content-server/app";
import { startContentServer } from "../../services/content-server/server";
import { runGatsby } from "../../services/gatsby/run-gatsby";
import { makeRelease } from "../../services/release/make-release";
import { siteServer } from "../../services/site-server/plugin";

interface Hotel {
  contentDir: string;
  /** Where Gatsby runs and keeps its caches. */
  workspace: string;
  release: string;
}

const SITE_URL = "http://localhost:8000";

/** The embedded hotel, built in the project's root. */
export const EMBEDDED_HOTEL: Hotel = {
  contentDir: "content",
  workspace: ".",
  release: ".test-sites/main-release",
};

/** Builds a hotel's release for real and serves it with its content API on a free port; answers the address. */
export async function buildAndServe({ contentDir, workspace, release }: Hotel): Promise<string> {
  const hotelFile = resolve(contentDir, "hotel.json");
  const content = await startContentServer({ contentDir, port: 0 });
  try {
    await runGatsby("build", {
      directory: resolve(workspace),
      environment: { CONTENT_API_URL: content.url, HOTEL_FILE: hotelFile, SITE_URL },
      onLine: (line) => process.stderr.write(`${line}\n`),
    });
  } finally {
    await content.close();
  }
  const outDir = resolve(release);
  await rm(outDir, { recursive: true, force: true });
  await mkdir(resolve(".test-sites"), { recursive: true });
  await makeRelease({
    publicDir: join(resolve(workspace), "public"),
    outDir,
    memoryDir: `${outDir}.memory`,
    source: hotelFile,
    site: { siteUrl: SITE_URL, signupApiUrl: "", chatWidgetUrl: undefined },
    now: Date.now(),
  });

  const app = Fastify({ routerOptions: { maxParamLength: 1_000 }, forceCloseConnections: true });
  await app.register(contentServer, { contentDir });
  await app.register(siteServer, { release: () => Promise.resolve(outDir) });
  return app.listen({ host: "127.0.0.1", port: 0 });
}
