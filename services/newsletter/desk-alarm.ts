import { join } from "node:path";
import { digestOf } from "../../shared/digest";
import { messageOf } from "../../shared/errors";
import { type Alarm, type AlarmOptions, createAlarm } from "../../toolkit/alarm";
import { HOUR } from "../../toolkit/durations";
import { MailError } from "../../toolkit/mail-error";
import type { Mailer } from "./mailer";

interface DeskAlarmOptions extends Omit<AlarmOptions, "file"> {
  /** Folder that stores the last alert sent for each desk. */
  folder: string;
  siteUrl: string;
}

interface DeskAlarm {
  /** Wraps a mailer for mails to desks so that refusals are noticed. */
  watch(mailer: Mailer): Mailer;
  /** Resolves when all pending alerts are sent. */
  idle(): Promise<void>;
}

/**
 * Alerts the operator once if the mail server refuses the address of a desk that answers enquiries (wrong in
 * the hotel file, or the mailbox is gone), and once when mail to it goes out again.
 */
export function createDeskAlarm({ folder, siteUrl, ...options }: DeskAlarmOptions): DeskAlarm {
  const alarms = new Map<string, Alarm>();
  const { name } = options.hotel;
  function alarmOf(desk: string): Alarm {
    const file = join(folder, `desk-alarm-${digestOf(desk).slice(0, 12)}.json`);
    const alarm = alarms.get(desk) ?? createAlarm({ ...options, file, pause: HOUR });
    alarms.set(desk, alarm);
    return alarm;
  }

  return {
    watch: (mailer) => async (mail, id, signal) => {
      const desk = mail.to.address;
      await mailer(mail, id, signal).catch((error: unknown) => {
        if (error instanceof MailError && error.refusesRecipient)
          alarmOf(desk).note(true, {
            type: "enquiry-desk.failed",
            subject: `${name}: enquiries do not reach ${desk}`,
            text:
              `The mail server refuses ${desk}, which answers enquiries of ${siteUrl}: ${messageOf(error)}\n` +
              "Correct enquiry.kinds in the hotel file and start the newsletter again, or have the mailbox made. " +
              "The enquiries are kept: npm run subscribers -- export enquiries lists them.",
            site: siteUrl,
          });
        throw error;
      });
      alarmOf(desk).note(false, {
        type: "enquiry-desk.recovered",
        subject: `${name}: enquiries reach ${desk} again`,
        text: `Enquiries of ${siteUrl} reach ${desk} again.`,
        site: siteUrl,
      });
    },
    idle: async () => {
      await Promise.all([...alarms.values()].map((alarm) => alarm.idle()));
    },
  };
}
