import { readdir, readFile, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import pLimit from "p-limit";
import { startContentServer } from "../services/content-server/server";
import { runMain } from "../toolkit/run-main";
import type { ChangedCalls } from "../shared/changed-calls";
import { publishHere } from "../services/publisher/publish-here";
import { type Builder, createBuilder } from "../gatsby/builder/builder";
import { LOCALES } from "../shared/locales";
import { copyWorkspace } from "../tests/support/workspace";
import { median, printFigures, secondsOf } from "./medians";
import { peakMemoryOf } from "./process-memory";
import { inEach, makeScaleContent, readPage, scaleFile, writePage } from "./scale-content";

const RUNS = 3;
/** Pages in addition to the embedded hotel's, in all languages together. */
interface Size {
  added: number;
  isRich: boolean;
}

const SIZES: Size[] = [
  { added: 0, isRich: false },
  { added: 968, isRich: false },
  { added: 968, isRich: true },
];
const MEMORY_MEGABYTES = 4_000;

/**
 * `npm run bench:scale [added pages, rich:added pages…]`: seconds until a build is live, from nothing and after an
 * edit, for sites of several sizes, and the memory of all processes of the build. Excludes the steps that follow going
 * live: Brotli copies of changed pages, and pruning.
 */
async function main(signal: AbortSignal): Promise<void> {
  const sizes = process.argv.length > 2 ? process.argv.slice(2).map(parseSize) : SIZES;
  const figures: Record<string, Record<string, number>> = {};
  for (const size of sizes)
    figures[`${size.added} ${size.isRich ? "rich " : ""}pages more`] = await measure(size, signal);
  printFigures(figures, RUNS);
}

/** `968` or `rich:968` */
function parseSize(text: string): Size {
  const [, rich, number] = /^(rich:)?(\d+)$/.exec(text) ?? [];
  if (number === undefined) throw new Error(`${text} is no number of pages, such as 968 or rich:968.`);
  return { added: Number(number), isRich: rich !== undefined };
}

async function measure({ added, isRich }: Size, signal: AbortSignal): Promise<Record<string, number>> {
  await rm(resolve(".test-sites/scale"), { recursive: true, force: true });
  const directory = await copyWorkspace("scale");
  const contentDir = join(directory, "content");
  await makeScaleContent(contentDir, Math.floor(added / LOCALES.length), { isRich });
  const content = await startContentServer({ contentDir, port: 0 });
  const environment = {
    CONTENT_API_URL: content.url,
    HOTEL_FILE: join(contentDir, "hotel.json"),
    PICTURES_DIR: join(directory, ".pictures"),
  };
  const builderOfOneLife = () => createBuilder({ directory, maxMemory: MEMORY_MEGABYTES });
  let builder = builderOfOneLife();
  const secondsOfPublish = async (calls?: ChangedCalls) => {
    const { live, prune } = publishing(builder, { directory, environment, calls, signal });
    const seconds = await secondsOf(live);
    await prune();
    return seconds;
  };
  try {
    let cold = NaN;
    const coldMemory = await peakMemoryOf(
      () => builder.pid(),
      async () => (cold = await secondsOfPublish()),
    );
    const coldLargest = await peakMegabytes(builder.pid());
    const secondsOfFreshProcess = async () => {
      await builder.stop();
      builder = builderOfOneLife();
      return secondsOfPublish();
    };
    await builder.stop();
    for (const folder of [".cache", "public", ".releases"]) {
      await rm(join(directory, folder), { recursive: true });
    }
    const wiped = await secondsOfFreshProcess();
    const fresh: number[] = [];
    while (fresh.length < RUNS) fresh.push(await secondsOfFreshProcess());
    const edits: number[] = [];
    while (edits.length < RUNS) {
      const calls = new Promise<ChangedCalls>((changed) => content.onChange((_, found) => changed(found)));
      await editTitle(contentDir, added, edits.length);
      edits.push(await secondsOfPublish(await calls));
    }
    const memory = await peakMegabytes(builder.pid());
    return {
      "cold, s": cold,
      "wiped, pictures kept, s": wiped,
      "cold, largest process, MB": coldLargest,
      "cold, all processes, MB": coldMemory,
      "fresh process, nothing changed, s": median(fresh),
      "one edit, s": median(edits),
      "edits, largest process, MB": memory,
    };
  } finally {
    await builder.stop();
    await content.close();
  }
}

interface PublishRequest {
  directory: string;
  environment: Record<string, string>;
  calls: ChangedCalls;
  signal: AbortSignal;
}

/** A publisher's build and its live release, and the publisher's follow-up as if the next build were already due. */
function publishing(builder: Builder, request: PublishRequest) {
  const { directory, environment, calls, signal } = request;
  const { publish, afterwards } = publishHere({
    root: join(directory, ".releases"),
    built: {
      publicDir: join(directory, "public"),
      source: "bench",
      site: { siteUrl: "http://localhost:8000", signupApiUrl: "" },
      build: (running) => builder.build({ ...running, environment }),
    },
    report: { write: async () => {} },
    mutex: pLimit(1),
    maxDrop: 50,
    keep: 3,
  });
  const job = {
    id: "bench",
    signal,
    calls,
    step: (step: string) => console.log(step),
    line: (line: string) => console.log(line),
    call: () => {},
  };
  return { live: () => publish(job), prune: () => afterwards({ ...job, signal: AbortSignal.abort() }) };
}

/** Changes the title of one page in all languages, like an editor's save. */
async function editTitle(contentDir: string, added: number, edit: number): Promise<void> {
  const file = added === 0 ? "pages/about-us.json" : scaleFile(1);
  const page = await readPage(contentDir, file);
  await writePage(contentDir, file, { ...page, title: inEach((locale) => `Edit ${edit} ${locale}`) });
}

/** Peak megabytes of a process or of its largest descendant. */
async function peakMegabytes(pid: number | undefined): Promise<number> {
  if (pid === undefined) return NaN;
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  const own = Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1]) / 1024;
  const tasks = await readdir(`/proc/${pid}/task`);
  const children = await Promise.all(
    tasks.map((task) => readFile(`/proc/${pid}/task/${task}/children`, "utf8")),
  );
  const pids = children.flatMap((text) => text.trim().split(/\s+/).filter(Boolean).map(Number));
  return Math.round(Math.max(own, ...(await Promise.all(pids.map(peakMegabytes)))));
}

void runMain(main);
