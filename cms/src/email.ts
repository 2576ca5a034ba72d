import type { EmailAdapter } from "payload";
import { mailServer } from "../../toolkit/mail-server";
import type { Environment } from "./environment";

/** Sends mail through the configured server; without one, mails are logged for the technician to pass on. */
export function mail({ smtp, from }: Environment["mail"]): EmailAdapter {
  const server = smtp && mailServer(smtp);
  return ({ payload }) => ({
    name: "smtp",
    defaultFromAddress: from,
    defaultFromName: "CMS",
    sendEmail: async (message) => {
      if (server !== undefined) return server.send({ from, ...message });
      payload.logger.info(
        `Neither SMTP_URL nor SMTP_HOST is set, so this mail was not sent: ${String(message.html ?? message.text)}`,
      );
    },
  });
}
