import { type RichText, type RichTextContext, toRichText } from "./rich-text";

/** Reads HTML fields, each text once for as long as it means the same. */
export interface KeptTexts {
  read: typeof toRichText;
  /** Ends a build: texts that it did not read are forgotten. */
  forgetUnread(): void;
}

interface KeptText {
  text: RichText | null;
  /** Where the paths that its links name led: to another path, or nowhere. */
  links: [path: string, found: string | undefined][];
  pictures: Parameters<RichTextContext["addPicture"]>[0][];
}

/** Sanitising is most of what a build with little change would do. All readings must be of one API and one site. */
export function createKeptTexts(): KeptTexts {
  let before = new Map<string, KeptText>();
  let read = new Map<string, KeptText>();
  return {
    read(source, context) {
      if (!source) return toRichText(source, context);
      const key = `${context.locale}${source}`;
      const known = read.get(key) ?? before.get(key);
      const kept = known && isStill(known, context) ? known : readText(source, context);
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
function isStill({ links, pictures }: KeptText, context: RichTextContext): boolean {
  if (!links.every(([path, found]) => context.links.pageAt(path) === found)) return false;
  pictures.forEach(context.addPicture);
  return true;
}

function readText(source: string, context: RichTextContext): KeptText {
  const links: KeptText["links"] = [];
  const pictures: KeptText["pictures"] = [];
  const text = toRichText(source, {
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
  });
  return { text, links, pictures };
}
