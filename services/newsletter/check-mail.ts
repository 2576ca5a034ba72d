import { messageOf } from "../../shared/errors";
import { readHotelFile } from "../../toolkit/read-hotel-file";
import { MailError, type MailFault } from "../../toolkit/mail-error";
import { mailServer } from "../../toolkit/mail-server";
import type { NewsletterSettings } from "./settings";

/** What each kind of failure means for the mail server, and what to check. */
const MEANING: Record<MailFault, string> = {
  service:
    "No mail can be sent. Look at SMTP_URL (or SMTP_HOST, SMTP_PORT, SMTP_USER, SMTP_PASSWORD, SMTP_SECURITY) and NEWSLETTER_FROM",
  letter:
    "The mail server takes mails, but refused this one: look at the recipient, and whether it may send to other domains",
  uncertain: "The mail server took the mail and did not say so: look whether it arrives",
};

/**
 * `npm run newsletter -- check-mail me@example.com`: sends a real mail. Throws an error that says which step
 * fails.
 */
export async function checkMail(
  to: string,
  settings: NewsletterSettings,
  say: (line: string) => void,
): Promise<void> {
  const { smtp } = settings;
  if (smtp === undefined)
    throw new Error("No mail server is set: mails are written to DATA_DIR/mail. Set SMTP_URL or SMTP_HOST.");
  const hotel = readHotelFile(settings.hotelFile);
  const from = settings.from ?? hotel.email;
  say(`Sending a mail from ${from} to ${to} through ${smtp.host}:${smtp.port} …`);
  const mail = {
    from: { name: hotel.name, address: from },
    to: { name: "", address: to },
    subject: `${hotel.name}: mails can be sent`,
    text: `This mail was sent by npm run newsletter -- check-mail, for ${settings.siteUrl}.\n`,
    headers: { "Auto-Submitted": "auto-generated" },
  };
  try {
    await mailServer(smtp).send(mail);
  } catch (error) {
    const meaning = error instanceof MailError ? MEANING[error.fault] : MEANING.service;
    throw new Error(`${messageOf(error)}. ${meaning}.`);
  }
  say("The mail server took it. Look whether it arrives, and not as spam.");
}
