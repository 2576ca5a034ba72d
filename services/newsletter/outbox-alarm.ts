import { join } from "node:path";
import { messageOf } from "../../shared/errors";
import { type AlarmOptions, createAlarm } from "../../toolkit/alarm";
import { HOUR } from "../../toolkit/durations";
import type { UnreadableRow } from "./read-rows";

export interface OutboxAlarm {
  /** An outbox, such as the enquiry form's, could not query due mails or record a result. */
  failed(about: string, error: unknown): void;
  worked(about: string): void;
  /** No mail is sent for this row. */
  setAside(about: string, row: UnreadableRow): void;
  /** Why mails are not sent, as a sentence; undefined if they are. */
  fault(): string | undefined;
  /** Resolves when all pending alerts are sent. */
  idle(): Promise<void>;
}

interface OutboxAlarmOptions extends Omit<AlarmOptions, "file"> {
  /** Folder that stores the last alert sent. */
  folder: string;
  siteUrl: string;
}

/** Alerts the operator when an outbox stops, when it works again, and about rows that can't be mailed. */
export function createOutboxAlarm({ folder, siteUrl, ...options }: OutboxAlarmOptions): OutboxAlarm {
  const alarm = createAlarm({ ...options, file: join(folder, "outbox-alarm.json"), pause: HOUR });
  const rows = createAlarm({ ...options, file: join(folder, "row-alarm.json"), pause: HOUR });
  const { name } = options.hotel;
  const failing = new Set<string>();

  return {
    failed(about, error) {
      failing.add(about);
      alarm.note(true, {
        type: "newsletter-outbox.failed",
        subject: `${name}: mails of the ${about} are not sent`,
        text: `The outbox of the ${about} of ${siteUrl} failed: ${messageOf(error)}\nThe newsletter's log and /health say more. Mails wait in the database.`,
        site: siteUrl,
      });
    },
    worked(about) {
      failing.delete(about);
      if (failing.size > 0) return;
      alarm.note(false, {
        type: "newsletter-outbox.recovered",
        subject: `${name}: mails are sent again`,
        text: `The outboxes of ${siteUrl} work again.`,
        site: siteUrl,
      });
    },
    setAside(about, { id, reason }) {
      rows.ring({
        type: "newsletter-row.failed",
        subject: `${name}: no mail is sent for an entry of the ${about}`,
        text:
          `The database of ${siteUrl} holds an entry of the ${about} that can't be read (${id}: ${reason}), so nobody is mailed because of it. ` +
          "All others are. The newsletter's log names each such entry.",
        site: siteUrl,
      });
    },
    fault: () =>
      failing.size === 0
        ? undefined
        : `No mails of the ${[...failing].join(" and the ")} are sent: its outbox failed.`,
    idle: async () => {
      await Promise.all([alarm.idle(), rows.idle()]);
    },
  };
}
