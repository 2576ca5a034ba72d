import { number, object, string } from "yup";
import { messageOf } from "../shared/errors";
import { tryParse } from "../shared/parse";

/**
 * What an unsent mail is due to, by the phase of the SMTP session: connecting, signing in and naming the sender
 * concern the service; recipient and content concern one letter. If the server took the content without
 * replying, the letter may have been delivered.
 */
export type MailFault = "service" | "letter" | "uncertain";

export class MailError extends Error {
  override readonly name = "MailError";

  constructor(
    message: string,
    readonly fault: MailFault,
    /** Whether the server permanently refused the recipient. */
    readonly refusesRecipient: boolean,
  ) {
    super(message);
  }
}

/** The properties nodemailer adds to an error. */
const smtpErrorSchema = object({
  code: string(),
  command: string(),
  responseCode: number(),
});

/** nodemailer's names of phases that concern one letter; `API`: it was rejected before anything was sent. */
const OF_A_LETTER = ["RCPT TO", "DATA", "API"];

/** `isHandedOver`: the whole letter reached the server. */
export function toMailError(error: unknown, isHandedOver: boolean): MailError {
  const { command, responseCode } =
    tryParse(smtpErrorSchema, error instanceof Error ? { ...error } : {}) ?? {};
  const message = `${withoutAddresses(messageOf(error))}${hintFor(error)}`;
  if (isHandedOver && responseCode === undefined) return new MailError(message, "uncertain", false);
  const isOfLetter = command !== undefined && OF_A_LETTER.includes(command);
  const refusesRecipient = command === "RCPT TO" && responseCode !== undefined && responseCode >= 500;
  return new MailError(message, isOfLetter ? "letter" : "service", refusesRecipient);
}

/** The fault behind a sending error; errors of any other kind concern the service. */
export function mailFault(error: unknown): MailFault {
  return error instanceof MailError ? error.fault : "service";
}

/** Mail servers echo the recipient, which belongs in no log or chat. */
function withoutAddresses(text: string): string {
  return text.replace(/[^\s<>()"',;:=]+@[^\s<>()"',;:]+/gu, "(address)");
}

/** Which variable to set if a certificate is not trusted, such as the one of Debian's Postfix. */
function hintFor(error: unknown): string {
  if (!/self[- ]signed|unable to verify|unable to get (local )?issuer/i.test(messageOf(error))) return "";
  return (
    ". For a mail server on this machine set SMTP_SECURITY=none; for another one, let NODE_EXTRA_CA_CERTS name " +
    "the file of the authority that signed its certificate"
  );
}
