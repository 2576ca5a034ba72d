import { messageOf } from "../../shared/errors";
import { type AlarmOptions, createAlarm } from "../../toolkit/alarm";
import { HOUR } from "../../toolkit/durations";
import type { Finding } from "../../toolkit/health";
import type { Mailer } from "./mailer";
import { mailFault } from "../../toolkit/mail-error";

interface MailAlarm {
  /** Wraps a mailer to track whether mails go out. */
  watch(mailer: Mailer): Mailer;
  /** Since when no mail goes out; null if they do, or none was due since the start. */
  facts(): Finding["facts"];
  /** Resolves when all pending alerts are sent. */
  idle(): Promise<void>;
}

/**
 * Alerts the operator once when newsletter mails can't be sent, and once when they can again. A rejected letter
 * is no fault of the service: anybody may enter an address. Refused desks are handled in `desk-alarm.ts`.
 */
export function createMailAlarm({ siteUrl, ...options }: AlarmOptions & { siteUrl: string }): MailAlarm {
  const alarm = createAlarm({ ...options, pause: HOUR });
  const { name } = options.hotel;
  let failingSince: string | null = null;

  function sent(): void {
    failingSince = null;
    alarm.note(false, {
      type: "newsletter-mail.recovered",
      subject: `${name}: newsletter mails are sent again`,
      text: `Newsletter mails of ${siteUrl} are sent again.`,
      site: siteUrl,
    });
  }

  function failed(error: unknown): void {
    if (mailFault(error) !== "service") return;
    failingSince ??= new Date().toISOString();
    alarm.note(true, {
      type: "newsletter-mail.failed",
      subject: `${name}: newsletter mails are not sent`,
      text:
        `Newsletter mails of ${siteUrl} can't be sent: ${messageOf(error)}\n` +
        "Signups and enquiries are still taken; each mail is tried again for at least eight hours.",
      site: siteUrl,
    });
  }

  return {
    watch: (mailer) => async (mail, id, signal) => {
      await mailer(mail, id, signal).catch((error: unknown) => {
        if (!signal?.aborted) failed(error);
        throw error;
      });
      sent();
    },
    facts: () => ({ mailsFailingSince: failingSince }),
    idle: alarm.idle,
  };
}
