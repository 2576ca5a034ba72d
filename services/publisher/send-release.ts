import { readFile, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { object, string } from "yup";
import { readStored, replaceFile } from "../../toolkit/stored-files";
import { listFiles } from "../../toolkit/files";
import { createPauses } from "../release/files";
import { IMMUTABLE, REVALIDATE } from "../release/headers";
import { isPrivate } from "../release/private-files";
import { isImmutable } from "../release/published";
import { readRoutes, type Routes } from "../release/routes";
import { currentRelease } from "../release/store";
import { rclone } from "./rclone";
import { digestOf } from "../../shared/digest";
import { parse } from "../../shared/parse";
import { isText, recordOf } from "../../shared/record";

/** Sent last: it tells open tabs about the release. */
const LATEST = "builds/latest.json";

/** File names with a stamp that changes whenever the file does. */
type Stamps = Record<string, string>;

const sentSchema = object({
  remote: string().required(),
  /** The release that is completely there; unset while one is being sent, or if that failed. */
  release: string(),
  files: recordOf(isText).required(),
});

export interface SendOptions {
  /** Folder of the releases. */
  root: string;
  /** An rclone remote: `hotel:bucket/site`. */
  remote: string;
  signal?: AbortSignal;
  /** Keeps hashed files the release does not have, for example after a rollback, when tabs may still need them. */
  keepAssets?: boolean;
}

/**
 * Sends the live release to a storage, only what is not there yet. The order is: hashed files, which nothing
 * refers to yet; pages; deletions; and last the file that open tabs compare. A failure in the middle leaves
 * every page complete with all it needs, and the next call continues from there.
 */
export async function sendRelease({ root, ...options }: SendOptions): Promise<void> {
  const folder = await currentRelease(root);
  if (folder === undefined) return;
  await sendFolder({
    ...options,
    folder,
    release: basename(folder),
    memory: sentFile(root),
    stampOf: stampOfLink,
  });
}

interface SendFolderOptions extends Omit<SendOptions, "root"> {
  folder: string;
  /** Id of the release. */
  release: string;
  /** File that records what was sent. Without it everything is sent, and nothing is deleted. */
  memory: string;
  /** Returns a stamp that changes whenever the file does. */
  stampOf: (path: string) => Promise<string>;
}

/** Sends any folder with a release. */
export async function sendFolder(options: SendFolderOptions): Promise<void> {
  const { folder, release, remote, memory, stampOf, signal, keepAssets = false } = options;
  const files = await stampsOf(folder, stampOf);
  const there = await readSent(memory, remote);
  const types = typesOf(await readRoutes(folder));
  const changed = Object.keys(files).filter((name) => files[name] !== there[name]);
  const replaced = changed.filter((name) => !isImmutable(name) && name !== LATEST);
  const assets = changed.filter(isImmutable);
  const gone = Object.keys(there).filter((name) => !(name in files) && !(keepAssets && isImmutable(name)));
  const note = (known: Stamps, whole?: string) =>
    replaceFile(memory, JSON.stringify({ remote, release: whole, files: known }));

  await copy(folder, remote, assets, ["--size-only", ...cacheControl(IMMUTABLE)]);
  // From here until all are sent, it is unknown which version of these files is there.
  await note(without({ ...there, ...pick(files, assets) }, [...replaced, LATEST]));
  await copy(folder, remote, replaced, ["--ignore-times", ...cacheControl(REVALIDATE)]);
  if (gone.length > 0) await rclone(["delete", remote], { signal, files: gone });
  await copy(folder, remote, [LATEST], ["--ignore-times", ...cacheControl(REVALIDATE)]);
  await note({ ...(keepAssets && pick(there, Object.keys(there).filter(isImmutable))), ...files }, release);

  async function copy(from: string, to: string, names: readonly string[], args: readonly string[]) {
    for (const [type, alike] of groupBy(names, (name) => types.get(name) ?? "")) {
      const header = type === "" ? [] : ["--header-upload", `Content-Type: ${type}`];
      await rclone(["copy", from, to, ...args, ...header], { signal, files: alike });
    }
  }
}

/** Whether the live release is completely at the storage. */
export async function isSent({ root, remote }: Pick<SendOptions, "root" | "remote">): Promise<boolean> {
  const folder = await currentRelease(root);
  const sent = await readStored(sentFile(root), (json) => parse(sentSchema, json), REMEDY);
  return folder === undefined || (sent?.remote === remote && sent.release === basename(folder));
}

const REMEDY = "Remove it, and everything is sent again.";

/** Cheap stamp; a rewritten file counts as changed whatever its content. */
async function stampOfLink(path: string): Promise<string> {
  const { size, ino, mtimeNs } = await stat(path, { bigint: true });
  return [size, ino, mtimeNs].join(" ");
}

/** Stamp for files that are always rewritten. */
export async function digestOfFile(path: string): Promise<string> {
  return digestOf(await readFile(path));
}

async function readSent(memory: string, remote: string): Promise<Stamps> {
  const sent = await readStored(memory, (json) => parse(sentSchema, json), REMEDY);
  return sent?.remote === remote ? sent.files : {};
}

async function stampsOf(folder: string, stampOf: SendFolderOptions["stampOf"]): Promise<Stamps> {
  const pause = createPauses();
  const stamps: Stamps = {};
  for (const name of await listFiles(folder)) {
    if (isPrivate(name)) continue;
    stamps[name] = await stampOf(join(folder, name));
    await pause();
  }
  return stamps;
}

/** The content types a release sets explicitly, because rclone may not derive them from the extension. */
function typesOf({ headers }: Routes): Map<string, string> {
  return new Map(
    headers.flatMap(({ source, headers: { "Content-Type": type } }) =>
      type === undefined ? [] : [[source.slice(1), type] as const],
    ),
  );
}

function groupBy(names: readonly string[], keyOf: (name: string) => string): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const name of names) {
    const group = groups.get(keyOf(name)) ?? [];
    group.push(name);
    groups.set(keyOf(name), group);
  }
  return groups;
}

function cacheControl(value: string): string[] {
  return ["--header-upload", `Cache-Control: ${value}`];
}

function pick(stamps: Stamps, names: readonly string[]): Stamps {
  return Object.fromEntries(names.map((name) => [name, stamps[name] ?? ""]));
}

function without(stamps: Stamps, names: readonly string[]): Stamps {
  const left = new Set(names);
  return Object.fromEntries(Object.entries(stamps).filter(([name]) => !left.has(name)));
}

function sentFile(root: string): string {
  return join(root, "publisher/sent.json");
}
