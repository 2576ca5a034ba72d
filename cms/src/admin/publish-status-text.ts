import { array, type InferType, number, object, string } from "yup";
import type { EditorDesk } from "../../../languages/editor-desk";
import { fillMessage } from "../../../languages/fill-message";
import { LOCALES } from "../../../shared/locales";
import { tryParse } from "../../../shared/parse";
import { type Problem, problemSchema } from "../publish/problem";

const statusSchema = object({
  answeredAt: number(),
  waiting: number().required(),
  attempts: number().required(),
  problem: problemSchema.default(undefined),
  statusPage: string().required(),
  languages: array(
    object({
      language: string().oneOf(LOCALES).required(),
      progress: string().oneOf(["saved", "told", "building", "live", "failed"]).required(),
      pages: array(object({ path: string().required(), url: string().required() }).required()).required(),
      problem: string(),
    }).required(),
  ).required(),
});

/** Publishing status as returned by the CMS. */
export type Status = InferType<typeof statusSchema>;

/** Returns undefined if the value is invalid. */
export function parseStatus(value: unknown): Status | undefined {
  return tryParse(statusSchema, value);
}

/**
 * Describes the last change: the worst state of any language, otherwise that it is live or when the site confirmed it,
 * in the hotel's time.
 */
export function statusText(
  { answeredAt, waiting, problem, languages }: Status,
  texts: EditorDesk["publishing"],
  { language, timeZone }: { language: string; timeZone: string | undefined },
): string {
  if (waiting > 0) return problem === undefined ? texts.waiting : texts.failing;
  if (answeredAt === undefined) return texts.never;
  const progress = new Set(languages.map((language) => language.progress));
  if (progress.has("building")) return texts.building;
  if (progress.has("failed")) return texts.failed;
  if (progress.has("live") && progress.size === 1) return texts.live;
  const time = new Intl.DateTimeFormat(language, {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    day: "numeric",
    month: "short",
    timeZone,
  });
  return fillMessage(texts.told, { time: time.format(answeredAt) });
}

/** Why the site wasn't notified, in the admin's language. */
export function reasonText({ reason, status }: Problem, { reasons }: EditorDesk["publishing"]): string {
  return fillMessage(reasons[reason], { status: status ?? "" });
}
