import { digestOf } from "../../shared/digest";
import { inlineScripts } from "./inline-scripts";
import { type PagePicture, readPageContent } from "./page-content";
import { isText } from "./published";

/** Anything that may be a hash in a file name, including the folder of an image's size if there is one. */
const HASH = /[0-9a-f]{32}\/[0-9a-f]{5}(?=\/)|[0-9a-f]{20,}/g;
/** Text is escaped, so every `<` starts a tag, and quotes in text belong to no attribute. */
const TAG = /<[a-z][^<>]*>/gi;
const ADDRESSES = /\s(href|src|poster|srcset|imagesrcset)="([^"]*)"/gi;
const INTERNAL = /^\/(?!\/)/;

/** What the release needs to know about a file's content, with each string stored once. */
export interface FileFacts {
  digest: string;
  /** Possible hashes of other files' names, if it is text. */
  hashes: readonly string[];
  /** The inline scripts of a page. */
  scripts: readonly string[];
  /** Same-site URLs in a page, as in its HTML. */
  links: readonly string[];
  /** Digest of what a guest reads on a page; empty for other files. */
  reading: string;
  /** The pictures that a guest sees on a page. */
  pictures: readonly PagePicture[];
}

/**
 * Returns a reader for the facts in a file's content; `file` is its path, which determines its type. Equal
 * strings of all files are shared and copied out of the content: V8 keeps a whole string alive as long as any
 * slice of it.
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
  const { reading, pictures } = page ? readPageContent(page) : { reading: "", pictures: [] };
  const distinct = (texts: readonly string[]) => [...new Set(texts)].map(copyOf);
  return {
    digest: digestOf(content),
    hashes: distinct(text.match(HASH) ?? []),
    scripts: distinct(inlineScripts(page)),
    links: distinct(internalAddresses(page)),
    reading,
    pictures: pictures.map(({ address, caption }) => ({
      address: copyOf(address),
      caption: copyOf(caption),
    })),
  };
}

/** Every same-site URL in the attributes of a page, including each size of an image. */
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
