import type { Payload } from "payload";
import { PLAN_TASK } from "./run-plan";

/** Milliseconds in which every plan has ended, its mail with it. */
const LONGEST = 300_000;

/** Plans that ran when their process ended: Payload takes them for running for ever. To be asked before plans are run. */
export async function resumePlans(payload: Payload): Promise<void> {
  await payload.update({
    collection: "payload-jobs",
    where: {
      taskSlug: { equals: PLAN_TASK },
      processing: { equals: true },
      updatedAt: { less_than: new Date(Date.now() - LONGEST).toISOString() },
    },
    data: { processing: false },
    depth: 0,
  });
}
