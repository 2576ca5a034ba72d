import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { SmtpSettings } from "../toolkit/smtp-settings";
import { mailServer } from "../toolkit/mail-server";
import { makePrivate, privateFolder } from "../toolkit/private-folder";
import { replaceFile } from "../toolkit/stored-files";
import type { Mail } from "./mail";

/** Sends a mail; rejects where it could not be handed over. `id` is the recipient's, or of what the mail is about. */
export type Mailer = (mail: Mail, id: string, signal?: AbortSignal) => Promise<void>;

/** Hands mails to a mail server. */
export function smtpMailer(smtp: SmtpSettings): Mailer {
  const server = mailServer(smtp);
  return (mail, _id, signal) => server.send(mail, signal);
}

/** Writes mails as .eml files, named by their id, and says where. Only their owner may read them. */
export async function fileMailer(directory: string, log: (message: string) => void): Promise<Mailer> {
  await privateFolder(directory);
  for (const name of await readdir(directory)) await makePrivate(join(directory, name));
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return async (mail, id) => {
    const { message } = await transport.sendMail(mail);
    const path = join(directory, mailFileName(id, Date.now()));
    await replaceFile(path, message.toString(), 0o600);
    log(`SMTP_URL is not set: the mail was not sent, but written to ${path}`);
  };
}

/** Where mails are written that no mail server takes. */
export function mailFolder(dataDir: string): string {
  return join(dataDir, "mail");
}

/** Whether a file of the mail folder is a mail to the subscriber, or about the enquiry, with the id. */
export function isMailFor(id: string, fileName: string): boolean {
  return fileName.startsWith(`${id}.`);
}

function mailFileName(id: string, time: number): string {
  return `${id}.${time}.eml`;
}
