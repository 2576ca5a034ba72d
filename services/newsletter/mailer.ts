import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { SmtpSettings } from "../../toolkit/smtp-settings";
import { ifThere } from "../../toolkit/files";
import { mailServer } from "../../toolkit/mail-server";
import { makePrivate, privateFolder } from "../../toolkit/private-folder";
import { replaceFile } from "../../toolkit/stored-files";
import type { Mail } from "./mail";
import { mailboxOf, normaliseAddress } from "./signup";

/** Sends a mail; rejects if it could not be handed over. `id` is that of the recipient or of the mail's subject. */
export type Mailer = (mail: Mail, id: string, signal?: AbortSignal) => Promise<void>;

/** Sends mails through a mail server. */
export function smtpMailer(smtp: SmtpSettings): Mailer {
  const server = mailServer(smtp);
  return (mail, _id, signal) => server.send(mail, signal);
}

/** Writes mails as .eml files named by id, readable only by their owner, and logs where. */
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

/** Folder where mails are written when there is no mail server. */
export function mailFolder(dataDir: string): string {
  return join(dataDir, "mail");
}

/** Removes the mails to these subscribers or about these enquiries; returns their number. */
export async function removeMails(folder: string, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  return removeFiles(folder, (name) => ids.some((id) => name.startsWith(`${id}.`)));
}

/** Removes the mails that have this mailbox as recipient or reply-to address. */
export async function removeMailsOf(folder: string, mailbox: string): Promise<number> {
  return removeFiles(folder, async (name) => {
    const [head = ""] = (await readFile(join(folder, name), "utf8")).split("\r\n\r\n");
    const unfolded = head.replace(/\r\n[ \t]+/g, " ");
    const named = [...unfolded.matchAll(/^(?:To|Reply-To):.*?([^\s<>]+@[^\s<>]+)>?$/gim)];
    return named.some(([, address = ""]) => mailboxOf(normaliseAddress(address)) === mailbox);
  });
}

async function removeFiles(
  folder: string,
  isOne: (name: string) => boolean | Promise<boolean>,
): Promise<number> {
  let removed = 0;
  for (const name of (await ifThere(readdir(folder))) ?? []) {
    if (!(await isOne(name))) continue;
    await rm(join(folder, name), { force: true });
    removed += 1;
  }
  return removed;
}

function mailFileName(id: string, time: number): string {
  return `${id}.${time}.eml`;
}
