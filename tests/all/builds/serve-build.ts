import { join } from "node:path";
import { makeRelease } from "../../../services/release/make-release";
import { siteServer } from "../../../services/site-server/plugin";
import { startServer } from "../../../toolkit/start-server";
import { temporaryFolder } from "../../support/temporary-folder";

export interface ServedRelease {
  url: string;
  folder: string;
  close(): void;
}

/** Makes a release of Gatsby's build and serves it without other services. */
export async function serveBuild(publicDir: string, siteUrl: string): Promise<ServedRelease> {
  const folder = await temporaryFolder();
  const outDir = join(folder, "release");
  await makeRelease({
    publicDir,
    outDir,
    historyDir: join(folder, "memory"),
    source: "a-hotel",
    site: { siteUrl, signupApiUrl: "", releaseCompression: "none" },
    now: 1_000,
  });
  const stopping = new AbortController();
  const { url } = await startServer({ port: 0, signal: stopping.signal }, async (app) => {
    await app.register(siteServer, { release: () => outDir });
  });
  return { url, folder: outDir, close: () => stopping.abort() };
}
