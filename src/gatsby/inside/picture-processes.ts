import { availableParallelism } from "node:os";
import type worker from "gatsby-plugin-sharp/gatsby-worker";
import { WorkerPool } from "gatsby-worker";
import { packageFile } from "./left-out";

type Pool = WorkerPool<typeof worker>;
export type MakeFiles = Pool["single"]["IMAGE_PROCESSING"];

/** Each makes one file at a time. */
export const PICTURE_PROCESSES = Math.min(4, availableParallelism());

let pool: Pool | undefined;
let tasks = 0;

/**
 * Lets a task have gatsby-plugin-sharp make files of pictures in processes of their own, which end with the last task: in
 * this one, every copy of a picture that it reads would have all of webpack's memory searched for garbage.
 */
export async function withPictureProcesses(task: (make: MakeFiles) => Promise<void>): Promise<void> {
  pool ??= new WorkerPool(packageFile("gatsby-plugin-sharp/gatsby-worker.js"), {
    numWorkers: PICTURE_PROCESSES,
  });
  const used = pool;
  tasks += 1;
  try {
    await task(used.single.IMAGE_PROCESSING);
  } catch (error) {
    end(used);
    throw error;
  } finally {
    tasks -= 1;
    if (tasks === 0) end(used);
  }
}

function end(used: Pool): void {
  used.end();
  if (pool === used) pool = undefined;
}
