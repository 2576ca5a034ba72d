import { number, object, string } from "yup";
import { messageOf } from "../../shared/errors";
import { tryParse } from "../../shared/parse";

/**
 * What a mail that was not sent says, by the phase of the talk with the mail server: connecting, signing in and naming the sender are
 * about the service; recipient and content are about one letter. Where the server took the content and said nothing more, the letter may
 * have been delivered.
 */
export type MailFault = "service" | "letter" | "uncertain";

export class MailError extends Error {
  override readonly name = "MailError";

  constructor(
    message: string,
    readonly fault: MailFault,
    /** Whether the server refused the recipient for good. */
    readonly refusesRecipient: boolean,
  ) {
    super(message);
  }
}

/** What nodemailer says of an error. */
const smtpErrorSchema = object({
  code: string(),
  command: string(),
  responseCode: number(),
});

/** Phases that are about one letter, as nodemailer names them; `API`: the letter was refused before anything was sent. */
const OF_A_LETTER = ["RCPT TO", "DATA", "API"];

/** `isHandedOver`: the whole letter went to the server. */
export function toMailError(error: unknown, isHandedOver: boolean): MailError {
  const { command, responseCode } =
    tryParse(smtpErrorSchema, error instanceof Error ? { ...error } : {}) ?? {};
  const message = `${withoutAddresses(messageOf(error))}${hintFor(error)}`;
  if (isHandedOver && responseCode === undefined) return new MailError(message, "uncertain", false);
  const isOfLetter = command !== undefined && OF_A_LETTER.includes(command);
  const refusesRecipient = command === "RCPT TO" && responseCode !== undefined && responseCode >= 500;
  return new MailError(message, isOfLetter ? "letter" : "service", refusesRecipient);
}

/** What an error of sending says; one of another kind is about the service. */
export function mailFault(error: unknown): MailFault {
  return error instanceof MailError ? error.fault : "service";
}

/** Mail servers repeat whom a letter is to, which is for no log and no chat. */
function withoutAddresses(text: string): string {
  return text.replace(/[^\s<>()"',;:=]+@[^\s<>()"',;:]+/gu, "(address)");
}

/** What to set where a certificate is not trusted, such as that of Debian's Postfix. */
function hintFor(error: unknown): string {
  if (!/self[- ]signed|unable to verify|unable to get (local )?issuer/i.test(messageOf(error))) return "";
  return (
    ". For a mail server on this machine set SMTP_SECURITY=none; for another one, let NODE_EXTRA_CA_CERTS name " +
    "the file of the authority that signed its certificate"
  );
}
