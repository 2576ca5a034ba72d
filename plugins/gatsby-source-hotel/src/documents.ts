import { copyFile, mkdir, readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { fillMessage } from "../../../languages/fill-message";
import { messagesOf } from "../../../languages/messages-of";
import { parseLink, type SiteDocument, type SiteDocuments } from "../../../content-api/links";
import { digestOf } from "../../../shared/digest";
import { fileSize } from "../../../shared/file-size";
import type { Locale } from "../../../shared/locales";
import { decodePath, encodePath } from "../../../shared/paths";
import { textsIn } from "../../../shared/texts-in";
import type { PictureFile } from "./pictures";

const FILE_MESSAGES = messagesOf("files");

/** Folder of the documents on the site; a path that no page can have. */
const FOLDER = "/media";

/** The decoded paths of all documents that the content links to. */
export function documentPaths(content: unknown, origins: readonly string[]): string[] {
  const hrefs = [...textsIn(content)].flatMap((text) => {
    if (!/\.pdf/i.test(text)) return [];
    const inText = [...text.matchAll(/\shref\s*=\s*["']?([^"'\s>]+)/gi)].map(([, href = ""]) => href);
    if (inText.length > 0) return inText;
    return /^(?:\/|https?:)/i.test(text) ? [text] : [];
  });
  const links = hrefs.map((href) => parseLink(href, origins));
  return [...new Set(links.flatMap((link) => (link?.kind === "document" ? link.path : [])))];
}

/**
 * Puts the fetched documents below `publicFolder`, each at an address that stays the same when its content changes,
 * and removes those that no page links to any more.
 */
export async function placeDocuments(
  fetched: ReadonlyMap<string, PictureFile | null>,
  publicFolder: string,
): Promise<SiteDocuments> {
  const folder = path.join(publicFolder, FOLDER);
  const documents = new Map<string, SiteDocument>();
  const names = new Set<string>();
  for (const [address, file] of fetched) {
    if (file === null) continue;
    const from = decodePath(address) ?? address;
    const given = path.basename(file.path);
    // Two folders of the content server may each have a `menu.pdf`.
    const name = names.has(given) ? `${digestOf(from).slice(0, 8)}-${given}` : given;
    names.add(name);
    await place(file.path, path.join(folder, name));
    documents.set(from, { url: encodePath(`${FOLDER}/${name}`), bytes: (await stat(file.path)).size });
  }
  const there = await readdir(folder).catch(() => []);
  for (const name of there) if (!names.has(name)) await rm(path.join(folder, name), { force: true });
  return documents;
}

/** Copies a file unless the same is there. */
async function place(file: string, target: string): Promise<void> {
  const [made, there] = await Promise.all([stat(file), stat(target).catch(() => undefined)]);
  if (there && there.size === made.size && there.mtimeMs >= made.mtimeMs) return;
  await mkdir(path.dirname(target), { recursive: true });
  await copyFile(file, target);
}

/** Words of a link to a document, with its type and size: `Spa menu (PDF, 1.2 MB)`. */
export function documentWords(text: string, bytes: number, locale: Locale): string {
  const size = fileSize(bytes, locale).replace(/\s/gu, "\u00a0");
  return fillMessage(FILE_MESSAGES[locale].document, { text, type: "PDF", size });
}
