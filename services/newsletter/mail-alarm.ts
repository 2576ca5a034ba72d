import { object, string } from "yup";
import { messageOf } from "../../shared/errors";
import { tryParse } from "../../shared/parse";
import { type AlarmOptions, createAlarm } from "../toolkit/alarm";
import type { Finding } from "../toolkit/health";
import type { Mailer } from "./mailer";

/** What a mail server said of a recipient that it does not know: as RFC 3463 has it, about the address or the mailbox. */
const unknownRecipientSchema = object({
  command: string().oneOf(["RCPT TO"]).required(),
  response: string()
    .matches(/^5\d\d[ -]5\.[12]\./)
    .required(),
});

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
 * server does not know is nobody's fault here.
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
    if (error instanceof Error && tryParse(unknownRecipientSchema, { ...error })) return;
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
