import { type TextPlace, toHeadedText, toRichText } from "./rich-text";
import type { RichTextContext } from "./sanitise";

/** Reads HTML fields, each text once for as long as it means the same. */
export interface KeptTexts {
  read: typeof toRichText;
  readHeaded: typeof toHeadedText;
  /** Ends a build: texts that it did not read are forgotten. */
  forgetUnread(): void;
}

/** Reading is most of what a build with little change would do. All texts must be of one API and one site. */
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
  /** Where the paths that its links name led: to another path, or nowhere. */
  links: [path: string, found: string | undefined][];
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

/** A text is as it was where its links lead where they led; its pictures are told of anew. */
function isStill({ links, pictures }: KeptText<unknown>, context: RichTextContext): boolean {
  if (!links.every(([path, found]) => context.links.pageAt(path) === found)) return false;
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
    },
    addPicture: (picture) => {
      pictures.push(picture);
      return context.addPicture(picture);
    },
  };
  return { text: readText(source, noting, place), links, pictures };
}
