import { digestOf } from "../../shared/digest";
import { inlineScripts } from "./inline-scripts";
import { isText } from "./published";

/** Whatever may be a hash in a file's name, with the folder of a picture's size where there is one. */
const HASH = /[0-9a-f]{32}\/[0-9a-f]{5}(?=\/)|[0-9a-f]{20,}/g;
/** Text is escaped, so that every `<` begins a tag, and quotes in it are no attribute's. */
const TAG = /<[a-z][^<>]*>/gi;
const ADDRESSES = /\s(href|src|poster|srcset|imagesrcset)="([^"]*)"/gi;
const INTERNAL = /^\/(?!\/)/;

/** What the release needs to know of a file's content, each text once. */
export interface FileFacts {
  digest: string;
  /** What may be hashes of other files' names, where it is text. */
  hashes: readonly string[];
  /** The inline scripts of a page. */
  scripts: readonly string[];
  /** Addresses of this site in a page, as its HTML has them. */
  links: readonly string[];
}

/**
 * A reader of the facts in a file's content; `file` is its path, by which its kind is known. Equal texts of all files
 * are one, which keeps nothing of the file that it was found in: V8 holds a whole text for as long as a part of it.
 */
export function createFactReader(): (file: string, content: Buffer) => FileFacts {
  const known = new Map<string, string>();
  const copyOf = (text: string) => {
    const copy = known.get(text) ?? Buffer.from(text).toString();
    known.set(copy, copy);
    return copy;
  };
  return (file, content) => factsOf(file, content, copyOf);
}

function factsOf(file: string, content: Buffer, copyOf: (text: string) => string): FileFacts {
  const text = isText(file) ? content.toString("utf8") : "";
  const page = file.endsWith(".html") ? text : "";
  const distinct = (texts: readonly string[]) => [...new Set(texts)].map(copyOf);
  return {
    digest: digestOf(content),
    hashes: distinct(text.match(HASH) ?? []),
    scripts: distinct(inlineScripts(page)),
    links: distinct(internalAddresses(page)),
  };
}

/** Every address of this site that an element of a page has, each size of a picture among them. */
function internalAddresses(page: string): string[] {
  return Array.from(page.matchAll(TAG), ([tag]) => [...tag.matchAll(ADDRESSES)])
    .flat()
    .flatMap(([, name = "", value = ""]) => (/set$/i.test(name) ? addressesOfSet(value) : [value]))
    .filter((address) => INTERNAL.test(address));
}

/** `/a.webp 320w, /b.webp 640w` → `/a.webp`, `/b.webp` */
function addressesOfSet(set: string): string[] {
  return set.split(/,\s/).map((candidate) => candidate.trim().split(/\s/, 1)[0] ?? "");
}
