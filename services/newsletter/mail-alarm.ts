import { messageOf } from "../../shared/errors";
import { type AlarmOptions, createAlarm } from "../toolkit/alarm";
import type { Finding } from "../toolkit/health";
import type { Mailer } from "./mailer";
import { isUnknownRecipient } from "./unknown-recipient";

export interface MailAlarm {
  /** The same mailer, watched. */
  watch(mailer: Mailer): Mailer;
  /** Since when no mail goes out; null: they do, or none had to since the start. */
  facts(): Finding["facts"];
  /** Resolves when everybody is told. */
  idle(): Promise<void>;
}

/**
 * Tells who runs the site, once, that newsletter mails can't be sent, and once that they can again. A recipient that the mail
 * server does not know is nobody's fault here; that it knows no desk is told by `desk-alarm.ts`.
 */
export function createMailAlarm({ siteUrl, ...options }: AlarmOptions & { siteUrl: string }): MailAlarm {
  const alarm = createAlarm(options);
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
    if (isUnknownRecipient(error)) return;
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
    watch: (mailer) => async (mail, id) => {
      await mailer(mail, id).catch((error: unknown) => {
        failed(error);
        throw error;
      });
      sent();
    },
    facts: () => ({ mailsFailingSince: failingSince }),
    idle: alarm.idle,
  };
}
