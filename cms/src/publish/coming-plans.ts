import type { Payload } from "payload";
import { date, object } from "yup";
import { tryParse } from "../../../shared/parse";
import { PLAN_TASK } from "../slugs";
import { parsePlan, type Plan, targetOf } from "./run-plan";

interface ComingPlan {
  type: Plan["type"] | "takeBack";
  /** The document it applies to, and where to edit it. */
  title: string;
  url: string;
  at: Date;
}

const jobSchema = object({ waitUntil: date().required() });

/** Scheduled changes, next first. */
export async function comingPlans(payload: Payload): Promise<ComingPlan[]> {
  const { docs } = await payload.find({
    collection: "payload-jobs",
    where: { taskSlug: { equals: PLAN_TASK }, waitUntil: { greater_than: new Date().toISOString() } },
    sort: "waitUntil",
    limit: 50,
    depth: 0,
  });
  const found = await Promise.all(
    docs.map(async (doc): Promise<ComingPlan[]> => {
      const job = tryParse(jobSchema, doc);
      const plan = parsePlan(doc.input);
      // Documents deleted since are left out.
      const target = await targetOf(plan, payload).catch(() => undefined);
      const isTakingBack = plan.type === "unpublish" && plan.doc?.relationTo === "seasons";
      const type = isTakingBack ? "takeBack" : plan.type;
      return job && target ? [{ type, at: job.waitUntil, ...target }] : [];
    }),
  );
  return found.flat();
}
