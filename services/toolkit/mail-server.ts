import { createTransport, type Transporter } from "nodemailer";
import { string } from "yup";

/** Milliseconds after which a silent mail server counts as down. */
const SMTP_TIMEOUT = 15_000;

/** The variables that say how mails are sent, for the schemas of the services that send any. */
export const MAIL_VARIABLES = {
  SMTP_URL: string().matches(
    /^smtps?:\/\/\S+$/,
    "SMTP_URL must look like smtps://user:password@mail.example.com",
  ),
  NEWSLETTER_FROM: string().matches(
    /^[^\s@<>]+@[^\s@<>]+$/,
    "NEWSLETTER_FROM must be an address, without a name",
  ),
};

/** A mail server: `smtps://user:password@mail.example.com`. */
export function mailServer(smtpUrl: string): Transporter {
  return createTransport({
    url: smtpUrl,
    connectionTimeout: SMTP_TIMEOUT,
    greetingTimeout: SMTP_TIMEOUT,
    socketTimeout: SMTP_TIMEOUT,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
