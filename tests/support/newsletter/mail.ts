import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { untilTrue } from "../until-true";

export interface WrittenMail {
  to: string;
  subject: string;
  /** Unfolded, by lower-case name. */
  headers: Record<string, string | undefined>;
  text: string;
  /** The HTML part. */
  html: string;
  /** URLs in the text, in order. */
  links: string[];
}

/** Waits for a mail to an address in the server's mail folder, and returns the newest. */
export async function mailTo(address: string, folder: string): Promise<WrittenMail> {
  let mail: WrittenMail | undefined;
  await untilTrue(async () => {
    mail = (await writtenMails(folder)).filter(({ to }) => to === address).at(-1);
    return mail !== undefined;
  });
  if (mail === undefined) throw new Error(`There is no mail to ${address}.`);
  return mail;
}

/** All mails in a folder, sorted by file name. */
export async function writtenMails(folder: string): Promise<WrittenMail[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".eml"));
  const sources = await Promise.all(names.sort().map((name) => readFile(join(folder, name), "latin1")));
  return sources.map(parseMail);
}

function parseMail(source: string): WrittenMail {
  const { headers, body } = parsePart(source);
  const boundary = /^multipart\/alternative;.*boundary="([^"]+)"/.exec(headers["content-type"] ?? "")?.[1];
  if (boundary === undefined) throw new Error(`The mail has no alternatives: ${headers["content-type"]}`);
  const [, ...parts] = body.split(new RegExp(`(?:^|\r\n)--${boundary}(?:--)?\r\n`));
  const alternatives = parts.map(parsePart);
  const contentOf = (type: string) => {
    const part = alternatives.find(({ headers }) => headers["content-type"] === `${type}; charset=utf-8`);
    return part ? decode(part.body, part.headers["content-transfer-encoding"]) : "";
  };
  const text = contentOf("text/plain");
  return {
    to: headers.to ?? "",
    subject: decodeWords(headers.subject ?? ""),
    headers,
    text,
    html: contentOf("text/html"),
    links: [...text.matchAll(/https?:\S+/g)].map(([link]) => link),
  };
}

function parsePart(source: string) {
  const [head = "", ...body] = source.split("\r\n\r\n");
  const headers: Record<string, string | undefined> = Object.fromEntries(
    head
      .replace(/\r\n[ \t]+/g, " ")
      .split("\r\n")
      .map((line) => [
        line.slice(0, line.indexOf(":")).toLowerCase(),
        line.slice(line.indexOf(":") + 1).trim(),
      ]),
  );
  return { headers, body: body.join("\r\n\r\n") };
}

function decode(body: string, encoding = "7bit"): string {
  if (encoding === "base64") return Buffer.from(body, "base64").toString("utf8");
  if (encoding === "quoted-printable") return fromQuotedPrintable(body).toString("utf8");
  return body;
}

/** `G=C3=B6l` → the bytes of `Göl`; a mail is decoded with its headers. */
export function fromQuotedPrintable(text: string): Buffer {
  const bytes = text
    .replaceAll("=\r\n", "")
    .replace(/=([0-9A-F]{2})/gi, (_code, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1");
}

/** `=?UTF-8?Q?G=C3=B6l?=` → `Göl` */
function decodeWords(header: string): string {
  return header.replace(/\?=\s+=\?/g, "?==?").replace(/(?:=\?UTF-8\?([QB])\?[^?]*\?=)+/gi, (words) => {
    const parts = [...words.matchAll(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi)];
    const bytes = parts.map(([, kind = "Q", text = ""]) =>
      kind.toUpperCase() === "B"
        ? Buffer.from(text, "base64")
        : fromQuotedPrintable(text.replaceAll("_", " ")),
    );
    return Buffer.concat(bytes).toString("utf8");
  });
}
