import { subscribe, channel } from "node:diagnostics_channel";
import { type InferType, object, string } from "yup";
import { parse } from "./parse";

/** What a process that reads the content API tells of its calls while it does; each notice has one of these. */
export const callNoticeSchema = object({
  /** The call that is waited for longest (`GET https://…`), told after a time; null once it has ended. */
  waitingFor: string().nullable(),
  /** What went wrong with a call, in a sentence that names it. */
  failed: string(),
});

export type CallNotice = InferType<typeof callNoticeSchema>;

const notices = channel("content-api:calls");

/** Tells whoever follows the calls of this process; nobody may. */
export function tellOfCall(notice: CallNotice): void {
  notices.publish(notice);
}

/** Gets each notice of this process: also of code that was bundled apart, as Gatsby's configuration is. */
export function followCalls(onCall: (notice: CallNotice) => void): void {
  subscribe(notices.name, (message) => onCall(parse(callNoticeSchema, message)));
}
