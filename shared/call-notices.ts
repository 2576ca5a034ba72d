import { subscribe, channel } from "node:diagnostics_channel";
import { type InferType, object, string } from "yup";
import { parse } from "./parse";

/** Notices that a process publishes about its content API calls; each has one of these fields. */
export const callNoticeSchema = object({
  /** The longest-pending call (`GET https://…`), sent after a while; null once it has ended. */
  waitingFor: string().nullable(),
  /** What went wrong with a call, in a sentence that names it. */
  failed: string(),
});

export type CallNotice = InferType<typeof callNoticeSchema>;

const notices = channel("content-api:calls");

/** Publishes a notice to subscribers of this process's calls, if any. */
export function tellOfCall(notice: CallNotice): void {
  notices.publish(notice);
}

/**
 * Subscribes to this process's notices, including those from separately bundled code such as Gatsby's
 * configuration.
 */
export function followCalls(onCall: (notice: CallNotice) => void): void {
  subscribe(notices.name, (message) => onCall(parse(callNoticeSchema, message)));
}
