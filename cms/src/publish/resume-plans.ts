import type { Payload } from "payload";
import { PLAN_TASK } from "../slugs";

/** Milliseconds within which every scheduled change has finished, including its mail. */
const LONGEST = 300_000;

/**
 * Requeues scheduled changes interrupted by the end of their process, which Payload considers running forever. Call
 * before running jobs.
 */
export async function resumePlans(payload: Payload): Promise<void> {
  const { docs } = await payload.update({
    collection: "payload-jobs",
    where: {
      taskSlug: { equals: PLAN_TASK },
      processing: { equals: true },
      updatedAt: { less_than: new Date(Date.now() - LONGEST).toISOString() },
    },
    data: { processing: false },
    depth: 0,
  });
  for (const { id } of docs)
    payload.logger.warn(`Plan ${id} was interrupted by the end of its process. It runs again now.`);
}
