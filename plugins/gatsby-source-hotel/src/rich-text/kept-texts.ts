import { isDeepStrictEqual } from "node:util";
import type { SiteDocument } from "../../../../content-api/links";
import { type TextPlace, toHeadedText, toRichText } from "./rich-text";
import type { RichTextContext } from "./sanitise";

/** Parses HTML fields, caching each text for as long as its result stays valid. */
export interface KeptTexts {
  read: typeof toRichText;
  readHeaded: typeof toHeadedText;
  /** Call at the end of a build: evicts texts that the build didn't read. */
  forgetUnread(): void;
}

/** Parsing is most of the work in a build with few changes. All texts must belong to one API and one site. */
export function createKeptTexts(): KeptTexts {
  const texts = keepTexts(toRichText);
  const headed = keepTexts(toHeadedText);
  return {
    read: texts.read,
    readHeaded: headed.read,
    forgetUnread() {
      texts.forgetUnread();
      headed.forgetUnread();
    },
  };
}

type Read<Text> = (
  source: string | null | undefined,
  context: RichTextContext,
  place: TextPlace,
) => Text | null;

interface KeptText<Text> {
  text: Text | null;
  /** Link targets by path: another path, or undefined if there is none. */
  links: [path: string, found: string | undefined][];
  /** The same for documents of the content server. */
  documents: [path: string, found: SiteDocument | undefined][];
  pictures: Parameters<RichTextContext["addPicture"]>[0][];
}

function keepTexts<Text>(readText: Read<Text>): { read: Read<Text>; forgetUnread(): void } {
  let before = new Map<string, KeptText<Text>>();
  let read = new Map<string, KeptText<Text>>();
  return {
    read(source, context, place) {
      if (!source) return null;
      const key = `${context.locale}${JSON.stringify(place)}${source}`;
      const known = read.get(key) ?? before.get(key);
      const kept = known && isStill(known, context) ? known : keep(readText, source, context, place);
      read.set(key, kept);
      return kept.text;
    },
    forgetUnread() {
      before = read;
      read = new Map();
    },
  };
}

/** A cached text is valid while its links resolve to the same targets; its pictures are registered again. */
function isStill({ links, documents, pictures }: KeptText<unknown>, context: RichTextContext): boolean {
  const { pageAt, documentAt } = context.links;
  if (!links.every(([path, found]) => pageAt(path) === found)) return false;
  if (!documents.every(([path, found]) => isDeepStrictEqual(documentAt?.(path), found))) return false;
  pictures.forEach(context.addPicture);
  return true;
}

function keep<Text>(
  readText: Read<Text>,
  source: string,
  context: RichTextContext,
  place: TextPlace,
): KeptText<Text> {
  const links: KeptText<Text>["links"] = [];
  const documents: KeptText<Text>["documents"] = [];
  const pictures: KeptText<Text>["pictures"] = [];
  const noting: RichTextContext = {
    ...context,
    links: {
      ...context.links,
      pageAt: (path) => {
        const found = context.links.pageAt(path);
        links.push([path, found]);
        return found;
      },
      documentAt: (path) => {
        const found = context.links.documentAt?.(path);
        documents.push([path, found]);
        return found;
      },
    },
    addPicture: (picture) => {
      pictures.push(picture);
      return context.addPicture(picture);
    },
  };
  return { text: readText(source, noting, place), links, documents, pictures };
}
