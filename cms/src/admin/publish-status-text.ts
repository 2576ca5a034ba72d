import { type InferType, number, object, string } from "yup";
import type { EditorDesk } from "../../../languages/editor-desk";
import { fillMessage } from "../../../languages/fill-message";
import { tryParse } from "../../../shared/parse";

const statusSchema = object({
  answeredAt: number(),
  waiting: number().required(),
  attempts: number().required(),
  problem: string(),
  statusPage: string().required(),
});

/** How far publishing is, as the CMS answers it. */
export type Status = InferType<typeof statusSchema>;

/** Undefined where it is none. */
export function parseStatus(value: unknown): Status | undefined {
  return tryParse(statusSchema, value);
}

/** Whether the site knows of the last change, and since when by the hotel's clock, in the language of the admin. */
export function statusText(
  { answeredAt, waiting, problem }: Status,
  texts: EditorDesk["publishing"],
  { language, timeZone }: { language: string; timeZone: string | undefined },
): string {
  if (waiting > 0) return problem === undefined ? texts.waiting : texts.failing;
  if (answeredAt === undefined) return texts.never;
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
