import { createTransport } from "nodemailer";
import type { EmailAdapter } from "payload";
import type { Environment } from "./environment";

/** Mails through the configured server; without one they are written to the log, for the technician to pass on. */
export function mail({ smtpUrl, from }: Environment["mail"]): EmailAdapter {
  const transport = createTransport(smtpUrl ?? { jsonTransport: true });
  return ({ payload }) => ({
    name: "smtp",
    defaultFromAddress: from,
    defaultFromName: "CMS",
    sendEmail: async (message) => {
      await transport.sendMail({ from, ...message });
      if (smtpUrl === undefined) {
        payload.logger.info(
          `SMTP_URL is not set, so this mail was not sent: ${String(message.html ?? message.text)}`,
        );
      }
    },
  });
}
