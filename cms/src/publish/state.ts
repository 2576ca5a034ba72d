import type { GlobalConfig, Payload } from "payload";
import { array, number, object, string } from "yup";
import { SHIPPED_LOCALES } from "../../../shared/locales";
import { parse } from "../../../shared/parse";
import { isText, recordOf } from "../../../shared/record";
import { signedIn } from "../access/roles";
import { problemSchema } from "./problem";
import type { PublishState } from "./site-notifier";

const SLUG = "publishing";

/** Receivers of change notifications: the site for published content, the preview for drafts as well. */
export const READERS = ["site", "preview"] as const;

type Reader = (typeof READERS)[number];

/** Publishing state. Not editable: the admin shows it in its header. */
export const Publishing: GlobalConfig = {
  slug: SLUG,
  admin: { hidden: true },
  access: { read: signedIn, update: () => false },
  fields: READERS.map((name) => ({ name, type: "json" })),
};

/** Also languages that the hotel has given up since. */
const languages = () => array(string().oneOf(SHIPPED_LOCALES).required()).default([]);

const stateSchema = object({
  acknowledged: recordOf(isText),
  answeredAt: number(),
  waiting: number().default(0),
  attempts: number().default(0),
  // Older versions stored the problem as a plain sentence.
  problem: problemSchema
    .transform((value: unknown, kept: unknown) => (isText(kept) ? { reason: "other", message: kept } : value))
    .default(undefined),
  told: array(object({ build: string().required(), languages: languages() }).required()).default([]),
  untold: languages(),
});

/** Loads this receiver's state; without a stored one, nothing has been sent. */
export async function loadState(payload: Payload, reader: Reader): Promise<PublishState> {
  const doc: Record<string, unknown> = { ...(await payload.findGlobal({ slug: SLUG })) };
  return parseState(doc[reader] ?? {});
}

/** Parses a stored state, also one of an older version. Throws if it is invalid. */
export function parseState(stored: unknown): PublishState {
  const { acknowledged, answeredAt, problem, ...rest } = parse(stateSchema, stored);
  return { acknowledged, answeredAt, problem, ...rest };
}

/** Persists the state across restarts. */
export async function saveState(payload: Payload, reader: Reader, state: PublishState): Promise<void> {
  await payload.updateGlobal({ slug: SLUG, data: { [reader]: state } });
}
