import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { startContentServer } from "../../services/content-server/server";
import { makeRelease, type Release } from "../../services/release/make-release";
import { type Builder, createBuilder } from "../../gatsby/builder/builder";
import { runGatsby } from "../../gatsby/builder/run-gatsby";
import { createContentEditor } from "./content-edits";
import { type Faults, startFaultProxy } from "./fault-proxy";
import { copySecondSite } from "./second-site";
import { untilTrue } from "./until-true";

const SITE_URL = "http://localhost:8000";
const MESSAGES = "languages/en/common.json";
/** How many of a hundred changes are of the messages: each is a whole build. */
const MESSAGE_EDITS = 4;

/** What a build of before leaves that a clean one must do without. webpack's own store only saves time. */
const LEFT_BY_BUILDS = [
  ".cache/redux",
  ".cache/data",
  ".cache/caches",
  ".cache/caches-lmdb",
  ".cache/kept-bundles.json",
  ".cache/kept-queries.json",
  "public",
  ".content-cache",
];

/** The second hotel under a builder, and the same content in a second folder, where it is built from nothing. */
export interface BuilderSite {
  builder: Builder;
  /** Makes one random change; answers what it was. */
  edit(): Promise<string>;
  /** Lets the builder build, from all or from what the content server says has changed; answers the release. */
  build(options?: { faults?: Faults; onLine?: (line: string) => void }): Promise<Release>;
  /** The release of a build that knows nothing from before. */
  buildClean(): Promise<Release>;
  forgetGoodCopies(): Promise<void>;
  stop(): Promise<void>;
}

export async function startBuilderSite(name: string, random: () => number): Promise<BuilderSite> {
  const site = await copySecondSite(name);
  const twin = await copySecondSite(`${name}-twin`);
  const contentDir = join(site.folder, "content");
  const content = await startContentServer({ contentDir, port: 0 });
  let faults: Faults = () => undefined;
  const proxy = await startFaultProxy(content.url, (url) => faults(url));
  const editor = await createContentEditor(contentDir, random);
  const builder = createBuilder({ directory: site.folder, maxMemory: 3_000, longestSilence: 120_000 });
  const environmentOf = (folder: string) => ({
    CONTENT_API_URL: proxy.url,
    HOTEL_FILE: join(folder, "content/hotel.json"),
    SITE_URL,
  });

  /** What the next build is told. */
  let calls: readonly string[] | undefined;

  async function editContent(): Promise<string> {
    const seen = new Set<string>();
    let changed: readonly string[] | undefined = [];
    const ignore = content.onChange((paths, more) => {
      for (const path of paths) seen.add(path);
      changed = changed && more && [...changed, ...more];
    });
    const { what, files } = await editor.edit();
    await untilTrue(() => files.every((file) => seen.has(file)));
    ignore();
    calls = random() < 0.5 ? changed : undefined;
    return `${what}${calls ? ` (${calls.length} calls)` : ""}`;
  }

  async function editMessages(): Promise<string> {
    const file = join(site.folder, MESSAGES);
    const messages: Record<string, unknown> = JSON.parse(await readFile(file, "utf8"));
    const text = JSON.stringify({ ...messages, menu: `Menu ${Math.floor(random() * 1_000)}` });
    for (const { folder } of [site, twin]) await writeFile(join(folder, MESSAGES), text);
    return MESSAGES;
  }

  return {
    builder,
    edit: () => (random() * 100 < MESSAGE_EDITS ? editMessages() : editContent()),
    build: async ({ faults: wrong = () => undefined, onLine = () => {} } = {}) => {
      faults = wrong;
      const told = calls;
      calls = undefined;
      await builder.build({ environment: environmentOf(site.folder), calls: told, onLine });
      return releaseOf(site.folder);
    },
    buildClean: async () => {
      faults = () => undefined;
      for (const left of LEFT_BY_BUILDS) await rm(join(twin.folder, left), { recursive: true, force: true });
      // The place of the hotel file, seen from the site, is part of the code.
      const copy = join(twin.folder, "content");
      await rm(copy, { recursive: true, force: true });
      await cp(contentDir, copy, { recursive: true });
      const environment = environmentOf(twin.folder);
      await runGatsby("build", { directory: twin.folder, environment, onLine: () => {} });
      return releaseOf(twin.folder);
    },
    forgetGoodCopies: site.forgetGoodCopies,
    stop: async () => {
      await builder.stop();
      await proxy.close();
      await content.close();
    },
  };
}

/** A release of public/, made from nothing. */
async function releaseOf(folder: string): Promise<Release> {
  const outDir = join(folder, "release");
  for (const left of [outDir, `${outDir}.memory`]) await rm(left, { recursive: true, force: true });
  return makeRelease({
    publicDir: join(folder, "public"),
    outDir,
    historyDir: `${outDir}.memory`,
    source: "test",
    site: { siteUrl: SITE_URL, signupApiUrl: "", chatWidgetUrl: undefined },
    now: 0,
  });
}
