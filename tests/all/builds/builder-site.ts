import { cp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { gatsbyEnvironment } from "../../../gatsby/builder/build-site";
import { type Builder, createBuilder } from "../../../gatsby/builder/builder";
import { startContentServer } from "../../../services/content-server/server";
import { makeRelease } from "../../../services/release/make-release";
import { listFiles } from "../../../toolkit/files";
import { digestOf } from "../../../shared/digest";
import { parseEnvironment } from "../../../shared/environment";
import { createContentEditor } from "./content-edits";
import { runCommand } from "../../support/run-command";
import { copySecondSite } from "./second-site";
import { untilTrue } from "../../support/until-true";

const SITE_URL = "http://localhost:8000";
/** Build time of every release, in seconds. */
const BUILT_AT = 1_700_000_000;
const MESSAGES = "languages/en/common.json";
/** Percentage of changes that edit messages, each of which needs a full build. */
const MESSAGE_EDITS = 4;

/** Folders that builds leave behind. */
const LEFT_BY_BUILDS = [".cache", "public", ".content-cache", ".releases", "dist"];
const WEBPACK_STORE = ".cache/webpack";

/** Digests of a release's files by name. */
type ReleaseFiles = Record<string, string>;

/** The second hotel with a builder, and a second folder in which the same content is built from scratch. */
export interface BuilderSite {
  builder: Builder;
  /** Folder for resized pictures, shared by only these two. */
  picturesDir: string;
  /** Makes one random change and returns its description. */
  edit(): Promise<string>;
  /** Runs the builder, on everything or on what the content server reports as changed. */
  build(options?: { onLine?: (line: string) => void }): Promise<void>;
  /** Release of the builder's last build. */
  release(): Promise<ReleaseFiles>;
  /** Release of `npm run build` in the second folder, without anything from earlier builds. */
  buildClean(): Promise<ReleaseFiles>;
  stop(): Promise<void>;
}

/** Starts with nothing built in either folder. */
export async function startBuilderSite(name: string, random: () => number): Promise<BuilderSite> {
  const site = await copySecondSite(name);
  // A sibling folder, as the relative paths of packages are part of a site's code.
  const twin = await copySecondSite(`${name}-twin`);
  const picturesDir = resolve(`.test-sites/${name}-pictures`);
  await rm(picturesDir, { recursive: true, force: true });
  for (const { folder } of [site, twin]) {
    for (const left of LEFT_BY_BUILDS) await rm(join(folder, left), { recursive: true, force: true });
  }
  const contentDir = join(site.folder, "content");
  const content = await startContentServer({ contentDir, port: 0 });
  const editor = await createContentEditor(contentDir, random);
  const builder = createBuilder({ directory: site.folder, maxMemory: 3_000, longestSilence: 120_000 });
  const variablesOf = (folder: string) => ({
    CONTENT_API_URL: content.url,
    HOTEL_FILE: join(folder, "content/hotel.json"),
    PICTURES_DIR: picturesDir,
    SITE_URL,
  });
  const environment = gatsbyEnvironment(parseEnvironment(variablesOf(site.folder)), content.url);

  /** Changed calls that the next build receives. */
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
    picturesDir,
    edit: () => (random() * 100 < MESSAGE_EDITS ? editMessages() : editContent()),
    build: async ({ onLine = () => {} } = {}) => {
      const told = calls;
      calls = undefined;
      await builder.build({ environment, calls: told, onLine });
    },
    release: () => releaseOf(site.folder),
    buildClean: async () => {
      await forgetBuilds(twin.folder);
      // The relative path of the hotel file is part of the code.
      const copy = join(twin.folder, "content");
      await rm(copy, { recursive: true, force: true });
      await cp(contentDir, copy, { recursive: true });
      const command = runCommand(twin.folder, "build", {
        ...variablesOf(twin.folder),
        RELEASE_COMPRESSION: "none",
        SOURCE_DATE_EPOCH: String(BUILT_AT),
      });
      if ((await command.ended) !== 0) throw new Error(command.output());
      return digestsOf(join(twin.folder, "dist"));
    },
    stop: async () => {
      await builder.stop();
      await content.close();
    },
  };
}

/** Names of the files that differ or that only one of the releases has. */
export function differentFiles(one: ReleaseFiles, other: ReleaseFiles): string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].filter((name) => one[name] !== other[name]);
}

/** Removes everything that builds left in a folder except webpack's cache, which only saves time. */
async function forgetBuilds(folder: string): Promise<void> {
  const cache = (await readdir(join(folder, ".cache")).catch(() => [])).map((name) => join(".cache", name));
  const left = [...cache, ...LEFT_BY_BUILDS].filter((name) => ![".cache", WEBPACK_STORE].includes(name));
  for (const name of left) await rm(join(folder, name), { recursive: true, force: true });
}

/** Makes a release of public/ from scratch. */
async function releaseOf(folder: string): Promise<ReleaseFiles> {
  const outDir = join(folder, "release");
  for (const left of [outDir, `${outDir}.memory`]) await rm(left, { recursive: true, force: true });
  await makeRelease({
    publicDir: join(folder, "public"),
    outDir,
    historyDir: `${outDir}.memory`,
    source: "test",
    site: { siteUrl: SITE_URL, signupApiUrl: "", releaseCompression: "none" },
    now: BUILT_AT * 1_000,
  });
  return digestsOf(outDir);
}

async function digestsOf(folder: string): Promise<ReleaseFiles> {
  const files = (await listFiles(folder)).map(
    async (file) => [file, digestOf(await readFile(join(folder, file)))] as const,
  );
  return Object.fromEntries(await Promise.all(files));
}
