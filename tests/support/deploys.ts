import { cp, readFile, rename, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { listFiles } from "../../toolkit/files";
import { makeRelease } from "../../services/release/make-release";
import { siteServer } from "../../services/site-server/plugin";
import { startServer } from "../../toolkit/start-server";
import { SECOND_HOTEL_PUBLIC } from "./site";
import { temporaryFolder } from "./temporary-folder";
import { replaceInFile } from "./replace-in-file";

/** Changes a build's output in public/, as a build of different content or code would. */
type Change = (publicDir: string) => Promise<void>;

/** One URL at which releases of the second hotel are deployed one after another. */
export interface Deploys {
  url: string;
  /** Makes a release of the second hotel's build with some changes, without any history, and returns its folder. */
  release(...changes: Change[]): Promise<string>;
  /** Puts a release live. */
  deploy(release: string): void;
  close(): void;
}

export async function startDeploys(): Promise<Deploys> {
  const folder = await temporaryFolder();
  const stopping = new AbortController();
  let live: string | undefined;
  let count = 0;
  const { url } = await startServer({ port: 0, signal: stopping.signal }, (app) =>
    app.register(siteServer, { release: () => live }),
  );
  return {
    url,
    async release(...changes) {
      const publicDir = join(folder, `public-${++count}`);
      const outDir = join(folder, `release-${count}`);
      await cp(resolve(SECOND_HOTEL_PUBLIC), publicDir, { recursive: true });
      for (const change of changes) await change(publicDir);
      await makeRelease({
        publicDir,
        outDir,
        historyDir: join(folder, `memory-${count}`),
        source: "the second hotel",
        site: { siteUrl: url, signupApiUrl: "", releaseCompression: "none" },
        now: count,
      });
      return outDir;
    },
    deploy: (release) => {
      live = release;
    },
    close: () => stopping.abort(),
  };
}

/** Replaces a text in files that must all contain it. */
export function replaceText(files: readonly string[], text: string, replacement: string): Change {
  return async (publicDir) => {
    for (const file of files) await replaceInFile(join(publicDir, file), text, replacement);
  };
}

/** Gives every script a new hash, in its name and in all references, and the build a new compilation hash. */
export const renewCode: Change = async (publicDir) => {
  const hash = /\b[0-9a-f]{20}\b/g;
  const renew = (text: string) => text.replace(hash, (old) => old.slice(1) + old.slice(0, 1));
  const files = await listFiles(publicDir);
  for (const name of files.filter((file) => /\.(?:js|json|html)$/.test(file))) {
    const path = join(publicDir, name);
    await writeFile(path, renew(await readFile(path, "utf8")));
    if (name.endsWith(".js")) await rename(path, join(publicDir, renew(name)));
  }
};
