import { cp, rm } from "node:fs/promises";
import { resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { runMain } from "../toolkit/run-main";
import { freePort } from "../tests/support/free-port";
import { runScript } from "../tests/support/run-command";
import { untilTrue } from "../tests/support/until-true";
import { printFigures } from "./medians";
import { memoryOfTree, type ProcessMemory } from "./process-memory";

const FOLDER = ".test-sites/memory";
const IDLE_MINUTES = 3;
/** Milliseconds until background work is over. */
const SETTLING = 40_000;

/** `npm run bench:memory`: megabytes of an idle `npm start`, with its builder and after that has ended. */
async function main(signal: AbortSignal): Promise<void> {
  await rm(resolve(FOLDER), { recursive: true, force: true });
  await cp("content", resolve(FOLDER, "content"), { recursive: true });
  const start = await runScript("start", {
    SITE_DIR: resolve(FOLDER),
    PORT: String(await freePort()),
    PUBLISH_BUILDER_IDLE_MINUTES: String(IDLE_MINUTES),
  });
  signal.addEventListener("abort", () => start.child.kill(), { once: true });
  const { pid } = start.child;
  if (pid === undefined) throw new Error("npm start could not be run.");
  try {
    await start.says("Ctrl-C ends it.");
    // Wait for the content report, Brotli copies, and garbage collection.
    await setTimeout(SETTLING);
    const withBuilder = await memoryOfTree(pid);
    print("with its builder", withBuilder);
    await untilTrue(async () => (await memoryOfTree(pid)).length === 1);
    print("without one", await memoryOfTree(pid));
  } finally {
    start.child.kill();
    await start.ended;
  }
}

function print(state: string, processes: readonly ProcessMemory[]): void {
  const sum = (field: "resident" | "own") => processes.reduce((total, process) => total + process[field], 0);
  const rows = [...processes, { name: "all", resident: sum("resident"), own: sum("own") }];
  console.log(`\nnpm start, ${state}:`);
  printFigures(
    Object.fromEntries(
      rows.map(({ name, resident, own }, index) => [
        `${index + 1} ${name}`,
        { "resident, MB": resident, "own, MB": own },
      ]),
    ),
    1,
  );
}

void runMain(main);
