import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { type CallNotice, callNoticeSchema } from "../../shared/call-notices";
import { parse } from "../../shared/parse";
import { createPublisher, type PublisherOptions } from "../../services/publisher/create-publisher";
import type { ChangedCalls } from "../../shared/changed-calls";
import type { SiteBuild } from "../../services/publisher/publish-here";
import { parsePublisherSettings, type PublisherSettings } from "../../services/publisher/settings";
import { listFiles } from "../../toolkit/files";
import { currentRelease } from "../../services/release/store";
import { closeAtEnd } from "./close-at-end";

/** What the stand-in for Gatsby builds. */
export interface FakeContent {
  pages: Record<string, string>;
  /** Addresses that every page links to. */
  links?: string[];
  /** Notices about content API calls that the build sends. */
  calls?: CallNotice[];
  /** Message the build fails with. */
  fail?: string;
  /** Milliseconds the build takes. */
  delay?: number;
  /** Extra bytes in each page. */
  padding?: number;
  /** Code of a hashed script that every page loads. */
  script?: string;
}

export const HOMES = { "/": "Home", "/tr": "Ana sayfa", "/ru": "Главная", "/de": "Startseite" };

const BUILDER = join(__dirname, "builder-process.cjs");

async function temporaryFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), "publisher-"));
}

/** Options of a publisher for a folder whose `content.json` a real child process builds. */
export function fakeOptions(folder: string, settings: Partial<PublisherSettings> = {}): PublisherOptions {
  return {
    settings: { ...parsePublisherSettings({}), gather: 10, ...settings },
    root: join(folder, "releases"),
    log: () => undefined,
    report: { write: async () => undefined },
    built: fakeSite(folder),
  };
}

function fakeSite(folder: string): SiteBuild {
  const publicDir = join(folder, "public");
  return {
    publicDir,
    source: "test",
    site: { siteUrl: "http://localhost:8000", signupApiUrl: "" },
    distrust: async () => {
      for (const left of [publicDir, `${publicDir}.state.json`])
        await rm(left, { recursive: true, force: true });
    },
    build: async ({ signal, onLine, onCall }) => {
      const child = spawn(process.execPath, [BUILDER, join(folder, "content.json"), publicDir], {
        signal,
        stdio: ["pipe", "pipe", "pipe", "ipc"],
      });
      child.on("message", (message) => onCall?.(parse(callNoticeSchema, message)));
      const last: string[] = [];
      for (const output of [child.stdout, child.stderr]) {
        if (!output) continue;
        createInterface({ input: output }).on("line", (line) => {
          last.push(line);
          onLine(line);
        });
      }
      const failed = new Promise<never>((_, reject) => child.once("error", reject));
      const [code] = await Promise.race([once(child, "close"), failed]);
      if (code !== 0) throw new Error(last.at(-1));
    },
  };
}

/** A publisher in a temporary folder, closed after the file's tests. */
export async function startFakePublisher(
  content: FakeContent,
  settings: Partial<PublisherSettings> = {},
  { built, ...overrides }: Partial<Omit<PublisherOptions, "built">> & { built?: Partial<SiteBuild> } = {},
) {
  const folder = await temporaryFolder();
  const fake = fakeOptions(folder, settings);
  const calls: ChangedCalls[] = [];
  const options: PublisherOptions = {
    ...fake,
    ...overrides,
    built: {
      ...fake.built,
      ...built,
      build: (running) => {
        calls.push(running.calls);
        return fake.built.build(running);
      },
    },
  };
  const write = (next: FakeContent) => writeFile(join(folder, "content.json"), JSON.stringify(next));
  await write(content);
  const publisher = createPublisher(options);
  await publisher.start();
  return closeAtEnd({
    publisher,
    options,
    folder,
    root: options.root,
    write,
    /** Changed calls passed to each build. */
    calls,
    /** Requests a build, waits until it ends, and returns its record. */
    publish: async () => {
      const id = await publisher.request("test");
      await publisher.idle();
      const { builds } = await publisher.status();
      const build = builds.find((candidate) => candidate.id === id);
      if (!build) throw new Error(`The build ${id} has no record.`);
      return build;
    },
    close: async () => {
      await publisher.stop();
      await rm(folder, { recursive: true, force: true });
    },
  });
}

/** Every file of the live release with its bytes, for comparing two states. */
export async function liveFiles(root: string): Promise<Record<string, string>> {
  const folder = await currentRelease(root);
  if (folder === undefined) return {};
  const read = (await listFiles(folder)).map(
    async (file) => [`/${file}`, (await readFile(join(folder, file))).toString("base64")] as const,
  );
  return Object.fromEntries(await Promise.all(read));
}

/** The heading (`h1`) that a visitor of a path sees. */
export async function liveTitle(root: string, path = "/"): Promise<string | undefined> {
  const folder = await currentRelease(root);
  if (folder === undefined) return undefined;
  const html = await readFile(join(folder, path === "/" ? "index.html" : `${path.slice(1)}.html`), "utf8");
  return /<h1>(.*)<\/h1>/.exec(html)?.[1];
}
