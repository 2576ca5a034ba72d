import sanitizeHtml, { type Tag } from "sanitize-html";
import { cleanText } from "../../../../content-api/clean-text";
import { DEEPEST } from "../../../../content-api/html-depth";
import type { Href } from "../../../../content-api/links";
import { hrefIn, type LinkContext } from "../href";
import { isFetchable } from "../../../../content-api/picture-address";
import { BLOCK_TAGS, INLINE_TAGS } from "./tags";

/** Maps headings outside the site's range to the nearest allowed level. */
const HEADINGS = { h1: "h2", h5: "h4", h6: "h4" };

/** Raw-text elements that are never content; the parser would leave the last two unescaped. */
const DROPPED_WITH_TEXT = ["script", "style", "textarea", "xmp"];

export interface RichTextContext extends LinkContext {
  /** Registers a picture used in the text and returns its node's id. */
  addPicture(picture: { sourceUrl: string; alt: string }): string;
}

interface Sanitised {
  html: string;
  /** Ids of the pictures, in document order. */
  pictures: string[];
  /** Sizes in bytes of the documents that links lead to, by `href`. */
  documents: ReadonlyMap<string, number>;
}

/** Sanitises an editor's HTML and resolves its links. */
export function sanitise(source: string, context: RichTextContext): Sanitised {
  const pictures: string[] = [];
  const documents = new Map<string, number>();
  const html = sanitizeHtml(source, {
    allowedTags: [...BLOCK_TAGS, ...INLINE_TAGS],
    allowedAttributes: {
      a: ["href", "rel", "target"],
      img: ["data-picture"],
      th: ["scope", "colspan", "rowspan"],
      td: ["colspan", "rowspan"],
      col: ["span"],
      ol: ["start"],
      time: ["datetime"],
    },
    allowedSchemes: ["http", "https", "mailto", "tel"],
    allowProtocolRelative: false,
    nonTextTags: DROPPED_WITH_TEXT,
    nestingLimit: DEEPEST,
    // Drop the tag, keep the text: renaming these tags would mismatch the next element's closing tag.
    exclusiveFilter: ({ tag, attribs }) =>
      (tag === "a" && !attribs.href) || (tag === "img" && !attribs["data-picture"]) ? "excludeTag" : false,
    transformTags: {
      ...HEADINGS,
      a: (_, { href, target }) => {
        const found = hrefIn(context, href ?? "");
        if (found?.bytes !== undefined) documents.set(found.url, found.bytes);
        return linkTag(found, target);
      },
      img: (_, { src, alt }): Tag => {
        if (!src || !isFetchable(src)) return { tagName: "img", attribs: {} };
        const id = context.addPicture({ sourceUrl: src, alt: alt ?? "" });
        pictures.push(id);
        return { tagName: "img", attribs: { "data-picture": id } };
      },
    },
  });
  // Runs after parsing, so that characters written as entities are cleaned, too.
  return { html: cleanText(html), pictures, documents };
}

function linkTag(href: Href | null, target: string | undefined): Tag {
  if (href === null) return { tagName: "a", attribs: {} };
  if (!href.external) return { tagName: "a", attribs: { href: href.url } };
  const attribs = { href: href.url, rel: "noopener" };
  return { tagName: "a", attribs: target === "_blank" ? { ...attribs, target } : attribs };
}
