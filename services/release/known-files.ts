import { readFile } from "node:fs/promises";
import { codeDigest, PROJECT } from "../../gatsby/builder/code";
import { isRecord, isText } from "../../shared/record";
import { replaceFile } from "../../toolkit/stored-files";
import type { FileFacts } from "./file-facts";
import type { PagePicture } from "./page-content";

/** A file of public/ whose content has been read. */
export interface KnownFile {
  /** Changes whenever the file does; empty if that is uncertain, so that the file is read again. */
  stamp: string;
  facts: FileFacts;
}

/** The files of public/ that a release was made from, by path. */
export interface KnownFiles {
  /** Id of that release. */
  release: string;
  files: ReadonlyMap<string, KnownFile>;
}

type TextIds = readonly number[];

/** The format on disk: pages share most of their strings, so each is stored once. */
interface Stored {
  code: string;
  release: string;
  texts: readonly string[];
  files: readonly (readonly [
    file: string,
    stamp: string,
    digest: string,
    hashes: TextIds,
    scripts: TextIds,
    links: TextIds,
    reading: string,
    /** Address and caption of each by turns. */
    pictures: TextIds,
  ])[];
}

/** Facts found by another version of the code are discarded. */
let code: Promise<string> | undefined;
const ownCode = () => (code ??= codeDigest(PROJECT));

/**
 * Reads the known files stored next to a history. It is only a cache: if it is unusable, everything is read
 * again.
 */
export async function readKnownFiles(historyDir: string): Promise<KnownFiles | undefined> {
  try {
    const stored: unknown = JSON.parse(await readFile(knownFile(historyDir), "utf8"));
    return isStored(stored) && stored.code === (await ownCode()) ? toKnown(stored) : undefined;
  } catch {
    return undefined;
  }
}

/** Stores what the live release was made from. Call it after the switch. */
export async function writeKnownFiles(historyDir: string, { release, files }: KnownFiles): Promise<void> {
  const ids = new Map<string, number>();
  const idOf = (text: string) => {
    const id = ids.get(text) ?? ids.size;
    ids.set(text, id);
    return id;
  };
  const entries = [...files].map(([file, { stamp, facts }]): Stored["files"][number] => [
    file,
    stamp,
    facts.digest,
    facts.hashes.map(idOf),
    facts.scripts.map(idOf),
    facts.links.map(idOf),
    facts.reading,
    facts.pictures.flatMap(({ address, caption }) => [idOf(address), idOf(caption)]),
  ]);
  const stored: Stored = { code: await ownCode(), release, texts: [...ids.keys()], files: entries };
  await replaceFile(knownFile(historyDir), JSON.stringify(stored));
}

function toKnown({ release, texts, files }: Stored): KnownFiles {
  const textsOf = (ids: TextIds) => ids.map((id) => texts[id] ?? "");
  return {
    release,
    files: new Map(
      files.map(([file, stamp, digest, hashes, scripts, links, reading, pictures]) => [
        file,
        {
          stamp,
          facts: {
            digest,
            hashes: textsOf(hashes),
            scripts: textsOf(scripts),
            links: textsOf(links),
            reading,
            pictures: picturesOf(textsOf(pictures)),
          },
        },
      ]),
    ),
  };
}

function picturesOf(texts: readonly string[]): PagePicture[] {
  return texts.flatMap((address, index) =>
    index % 2 === 0 ? { address, caption: texts[index + 1] ?? "" } : [],
  );
}

function isStored(value: unknown): value is Stored {
  return (
    isRecord(value) &&
    isText(value.code) &&
    isText(value.release) &&
    Array.isArray(value.texts) &&
    value.texts.every(isText) &&
    Array.isArray(value.files) &&
    value.files.every(isEntry)
  );
}

function isEntry(value: unknown): boolean {
  if (!Array.isArray(value) || value.length !== 8) return false;
  const [file, stamp, digest, hashes, scripts, links, reading, pictures] = value;
  return (
    [file, stamp, digest, reading].every(isText) &&
    [hashes, scripts, links, pictures].every((list) => Array.isArray(list) && list.every(Number.isInteger))
  );
}

function knownFile(historyDir: string): string {
  return `${historyDir}.files.json`;
}
