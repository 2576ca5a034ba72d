import { PassThrough, pipeline } from "node:stream";
import { createTransport, type SendMailOptions } from "nodemailer";
import { MINUTE } from "./durations";
import type { SmtpSettings } from "./smtp-settings";
import { toMailError } from "./mail-error";

/** As in RFC 5321 (4.5.3.2): a server that scans a mail before it replies is slow, not down. */
const PATIENCE = { connecting: 5 * MINUTE, greeting: 5 * MINUTE, answer: 10 * MINUTE };

interface MailServer {
  /** Sends a mail; rejects with a `MailError`. The signal ends the session. */
  send(mail: SendMailOptions, signal?: AbortSignal): Promise<void>;
  /**
   * Connects and signs in without sending; rejects if the server refuses or does not reply within `patience`
   * milliseconds.
   */
  reach(patience: number): Promise<void>;
}

export function mailServer({ host, port, security, user, password }: SmtpSettings): MailServer {
  const options = {
    host,
    port,
    secure: security === "tls",
    requireTLS: security === "starttls",
    ignoreTLS: security === "none",
    auth: user === undefined ? undefined : { user, pass: password },
    connectionTimeout: PATIENCE.connecting,
    greetingTimeout: PATIENCE.greeting,
    socketTimeout: PATIENCE.answer,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  return {
    async send(mail, signal) {
      let isHandedOver = false;
      const transport = createTransport(options);
      transport.use("stream", ({ message }, done) => {
        message.processFunc((input) => {
          const output = new PassThrough();
          output.once("end", () => (isHandedOver = true));
          pipeline(input, output, () => undefined);
          return output;
        });
        done();
      });
      try {
        await transport.sendMail({ ...mail, signal });
      } catch (error) {
        throw toMailError(error, isHandedOver);
      }
    },
    async reach(patience) {
      const transport = createTransport({
        ...options,
        connectionTimeout: patience,
        greetingTimeout: patience,
        socketTimeout: patience,
      });
      try {
        await transport.verify();
      } finally {
        transport.close();
      }
    },
  };
}
