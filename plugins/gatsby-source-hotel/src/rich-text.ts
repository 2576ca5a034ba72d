import sanitizeHtml, { type Tag } from "sanitize-html";
import type { Href } from "../../../content-api/links";
import { hrefIn, type LinkContext } from "./href";
import { withNoBreaks } from "./no-break";
import { isFetchable } from "./picture-address";

/** What editors use. The text of any other element is kept, its tag dropped. */
const BLOCKS = words(`
  p h2 h3 h4 ul ol li dl dt dd blockquote figure figcaption hr br
  table caption colgroup col thead tbody tfoot tr th td
`);
const INLINE = words("a img strong em b i u s small sub sup mark q cite abbr time");

/** Headings outside the site's own order come as the nearest that is in it. */
const HEADINGS = { h1: "h2", h5: "h4", h6: "h4" };

/** Raw text that is never content; the parser would hand the last two over unescaped. */
const DROPPED_WITH_TEXT = ["script", "style", "textarea", "xmp"];

const INLINE_TAG = new RegExp(`</?(?:${INLINE.join("|")})(?=[\\s/>])[^>]*>`, "g");

export interface RichTextContext extends LinkContext {
  /** Takes a picture in the text and answers the id of its node. */
  addPicture(picture: { sourceUrl: string; alt: string }): string;
}

export interface RichText {
  html: string;
  /** The same without its tags. */
  text: string;
  /** Ids of the pictures, in their order. */
  pictures: string[];
}

/** Makes an HTML field safe and at home on the site; null where nothing of it is left. */
export function toRichText(source: string | null | undefined, context: RichTextContext): RichText | null {
  const { locale, addPicture } = context;
  const pictures: string[] = [];
  const safe = sanitizeHtml(source ?? "", {
    allowedTags: [...BLOCKS, ...INLINE],
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
    // Their tags go, their text stays: renamed, they would close the element after them by the wrong name.
    exclusiveFilter: ({ tag, attribs }) =>
      (tag === "a" && !attribs.href) || (tag === "img" && !attribs["data-picture"]) ? "excludeTag" : false,
    transformTags: {
      ...HEADINGS,
      a: (_, { href, target }) => linkTag(hrefIn(context, href ?? ""), target),
      img: (_, { src, alt }): Tag => {
        if (!src || !isFetchable(src)) return { tagName: "img", attribs: {} };
        const id = addPicture({ sourceUrl: src, alt: alt ?? "" });
        pictures.push(id);
        return { tagName: "img", attribs: { "data-picture": id } };
      },
    },
  });
  // Not while it is read: the parser hands over a text in as many pieces as it has entities.
  const html = betweenTags(safe, (text) => withNoBreaks(text, locale)).trim();
  const text = plainText(html);
  return text === "" && pictures.length === 0 ? null : { html, text, pictures };
}

/**
 * Changes what stands between the tags of sanitised HTML, which escapes every other `<` and `>`. Not by an expression, whose
 * stack ends within the megabytes that a text may have.
 */
function betweenTags(html: string, change: (text: string) => string): string {
  return html
    .split("<")
    .map((part, index) => {
      const end = index === 0 ? 0 : part.indexOf(">") + 1;
      return end === part.length ? part : part.slice(0, end) + change(part.slice(end));
    })
    .join("<");
}

function linkTag(href: Href | null, target: string | undefined): Tag {
  if (href === null) return { tagName: "a", attribs: {} };
  if (!href.external) return { tagName: "a", attribs: { href: href.url } };
  const attribs = { href: href.url, rel: "noopener" };
  return { tagName: "a", attribs: target === "_blank" ? { ...attribs, target } : attribs };
}

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}

/** Of sanitised HTML only: its text is escaped, so that every `<` begins a tag. No-break spaces stay. */
export function plainText(html: string): string {
  return html
    .replace(INLINE_TAG, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, "&")
    .replace(/[ \t\r\n]+/g, " ")
    .trim();
}
