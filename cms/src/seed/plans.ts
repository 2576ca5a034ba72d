import type { Payload } from "payload";
import { number, object, string } from "yup";
import { tryParse } from "../../../shared/parse";
import { PLAN_TASK } from "../slugs";

/** When a document is published and unpublished, as ISO timestamps. */
export interface Plan {
  publishAt?: string;
  unpublishAt?: string;
}

type Planned = "pages" | "rooms";

const jobSchema = object({
  waitUntil: string().required(),
  input: object({
    type: string().oneOf(["publish", "unpublish"]).default("publish"),
    doc: object({ relationTo: string().required(), value: number().required() }),
  }),
});

/** Schedules a document as if in the admin; past dates are ignored. */
export async function plan(
  payload: Payload,
  collection: Planned,
  id: number,
  { publishAt, unpublishAt }: Plan,
) {
  for (const [type, time] of [
    ["publish", publishAt],
    ["unpublish", unpublishAt],
  ] as const) {
    if (!isToCome(time)) continue;
    await payload.jobs.queue({
      task: PLAN_TASK,
      input: { type, doc: { relationTo: collection, value: String(id) } },
      waitUntil: new Date(time),
    });
  }
}

/** True if a document should currently be public according to its schedule. */
export function isPublicBy({ publishAt, unpublishAt }: Plan): boolean {
  return !isToCome(publishAt) && (unpublishAt === undefined || isToCome(unpublishAt));
}

/** The next scheduled dates of a collection's documents, by id. */
export async function readPlans(payload: Payload, collection: Planned): Promise<ReadonlyMap<number, Plan>> {
  const { docs } = await payload.find({
    collection: "payload-jobs",
    where: { taskSlug: { equals: PLAN_TASK }, completedAt: { exists: false } },
    sort: "-waitUntil",
    pagination: false,
    depth: 0,
  });
  const plans = new Map<number, Plan>();
  for (const doc of docs) {
    const job = tryParse(jobSchema, doc);
    if (job === undefined || job.input.doc.relationTo !== collection) continue;
    const { value } = job.input.doc;
    plans.set(value, { ...plans.get(value), [`${job.input.type}At`]: job.waitUntil });
  }
  return plans;
}

function isToCome(time: string | undefined): time is string {
  return time !== undefined && Date.parse(time) > Date.now();
}
