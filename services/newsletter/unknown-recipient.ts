import { object, string } from "yup";
import { tryParse } from "../../shared/parse";

/** What a mail server said of a recipient that it does not know: as RFC 3463 has it, about the address or the mailbox. */
const unknownRecipientSchema = object({
  command: string().oneOf(["RCPT TO"]).required(),
  response: string()
    .matches(/^5\d\d[ -]5\.[12]\./)
    .required(),
});

/** Whether a mail could not be sent because the mail server does not know whom it is to. */
export function isUnknownRecipient(error: unknown): boolean {
  return error instanceof Error && tryParse(unknownRecipientSchema, { ...error }) !== undefined;
}
