import { availableParallelism } from "node:os";
import type worker from "gatsby-plugin-sharp/gatsby-worker";
import type { PictureJob } from "gatsby-plugin-sharp/gatsby-worker";
import { WorkerPool } from "gatsby-worker";
import pLimit from "p-limit";
import { packageFile } from "./left-out";

type Pool = WorkerPool<typeof worker>;
type MakeFiles = (job: PictureJob) => Promise<unknown>;

/** Each process generates one file at a time. */
const PROCESSES = Math.min(4, availableParallelism());
const limit = pLimit(PROCESSES);

let pool: Pool | undefined;
let tasks = 0;

/**
 * Lets tasks generate image files with gatsby-plugin-sharp in separate processes, which end with the last task:
 * in this process, garbage collection for each image buffer would scan all of webpack's memory. As many tasks
 * run at once as there are processes.
 */
export async function withPictureProcesses(task: (make: MakeFiles) => Promise<void>): Promise<void> {
  tasks += 1;
  try {
    await limit(() => task(makeFiles));
  } finally {
    tasks -= 1;
    if (tasks === 0) end(pool);
  }
}

async function makeFiles(job: PictureJob): Promise<void> {
  pool ??= new WorkerPool(packageFile("gatsby-plugin-sharp/gatsby-worker.js"), { numWorkers: PROCESSES });
  const used = pool;
  try {
    await used.single.IMAGE_PROCESSING(job);
  } catch (error) {
    // A pool does not replace a crashed process, so its pending tasks would wait forever.
    end(used);
    throw error;
  }
}

function end(used: Pool | undefined): void {
  used?.end();
  if (pool === used) pool = undefined;
}
