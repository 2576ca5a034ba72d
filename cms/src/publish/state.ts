import type { GlobalConfig, Payload } from "payload";
import { z } from "zod";
import { signedIn } from "../access/roles";
import type { PublishState } from "./publisher";

const SLUG = "publishing";

/** Who is told of changes: the site of what is published, the preview of what is drafted, too. */
const READERS = ["site", "preview"] as const;

export type Reader = (typeof READERS)[number];

/** Where publishing stands. Nobody edits it: the admin shows it in its header. */
export const Publishing: GlobalConfig = {
  slug: SLUG,
  admin: { hidden: true },
  access: { read: signedIn, update: () => false },
  fields: READERS.map((name) => ({ name, type: "json" })),
};

const stateSchema = z.object({
  acknowledged: z.record(z.string(), z.string()).optional(),
  answeredAt: z.number().optional(),
  waiting: z.number().default(0),
  attempts: z.number().default(0),
  problem: z.string().optional(),
});

export async function loadState(payload: Payload, reader: Reader): Promise<PublishState> {
  const doc: Record<string, unknown> = { ...(await payload.findGlobal({ slug: SLUG })) };
  const { acknowledged, answeredAt, waiting, attempts, problem } = stateSchema.parse(doc[reader] ?? {});
  return { acknowledged, answeredAt, waiting, attempts, problem };
}

export async function saveState(payload: Payload, reader: Reader, state: PublishState): Promise<void> {
  await payload.updateGlobal({ slug: SLUG, data: { [reader]: state } });
}
