import type { Payload } from "payload";
import { date, number, object, string } from "yup";
import { tryParse } from "../../../shared/parse";
import { PLAN_TASK } from "../slugs";
import { parsePlan, type Plan, targetOf } from "./run-plan";

interface FailedPlan {
  id: number;
  plan: Plan;
  /** The document it applied to, and where to edit it. */
  title: string;
  url: string;
  reason: string;
}

const jobSchema = object({
  id: number().required(),
  updatedAt: date().required(),
  error: object({ message: string().required() }).required(),
});

/** Failed schedules, newest first, except for documents changed or deleted since. */
export async function failedPlans(payload: Payload): Promise<FailedPlan[]> {
  const { docs } = await payload.find({
    collection: "payload-jobs",
    where: { taskSlug: { equals: PLAN_TASK }, hasError: { equals: true } },
    sort: "-updatedAt",
    limit: 50,
    depth: 0,
  });
  const found = await Promise.all(docs.map((doc) => failedPlan(doc, payload)));
  return found.filter((plan) => plan !== undefined);
}

async function failedPlan(doc: Record<string, unknown>, payload: Payload): Promise<FailedPlan | undefined> {
  const job = tryParse(jobSchema, doc);
  if (job === undefined) return undefined;
  const plan = parsePlan(doc.input);
  const changed = await lastChange(plan, payload);
  if (changed === undefined || Date.parse(changed) > job.updatedAt.getTime()) return undefined;
  return { id: job.id, plan, reason: job.error.message, ...(await targetOf(plan, payload)) };
}

/** When the latest draft was saved; undefined if the document no longer exists. */
async function lastChange({ doc, global }: Plan, payload: Payload): Promise<string | undefined> {
  const found =
    doc === undefined
      ? global && (await payload.findGlobal({ slug: global, draft: true, depth: 0 }))
      : await payload.findByID({
          collection: doc.relationTo,
          id: doc.value,
          draft: true,
          depth: 0,
          disableErrors: true,
        });
  return found ? String(found.updatedAt) : undefined;
}
