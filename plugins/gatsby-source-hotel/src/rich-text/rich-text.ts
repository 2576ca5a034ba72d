import type { Document } from "domhandler";
import { DETAIL_MESSAGES } from "../../../../languages/detail-messages";
import { levelHeadings, takeHeading } from "./headings";
import { changeElements, changeTexts, parseHtml, writeHtml } from "./html-tree";
import { isLine, soleParagraph } from "./lines";
import { typeset } from "./typeset";
import { plainText } from "./plain-text";
import { type RichTextContext, sanitise } from "./sanitise";
import { finishTables } from "./tables";

/** Where on its page a text stands. */
export interface TextPlace {
  /** Level of its highest heading. */
  top: number;
  /** Whether its section brings the element of a quote itself. */
  isQuote?: boolean;
}

export interface RichText {
  /** As a page shows it, but for its pictures: they are `img` elements with `data-picture`, the id of their node. */
  html: string;
  /** The same without its tags. */
  text: string;
  /** Whether it is one paragraph without a picture. */
  isLine: boolean;
  /** Ids of the pictures, in their order. */
  pictures: string[];
}

/** A text whose leading heading stands apart. */
export interface HeadedText {
  /** Inline HTML; null where the text begins with none. */
  heading: string | null;
  /** The heading without its tags; empty where there is none. */
  name: string;
  /** What follows the heading. */
  body: RichText | null;
}

type Source = string | null | undefined;

/** Makes an HTML field safe and ready for its place; null where nothing of it is left. */
export function toRichText(source: Source, context: RichTextContext, place: TextPlace): RichText | null {
  const read = readHtml(source, context);
  return read && finish(read, context, place);
}

/** The same with its heading taken off: that has the level of the place, and those of the body stand below it. */
export function toHeadedText(
  source: Source,
  context: RichTextContext,
  { top }: TextPlace,
): HeadedText | null {
  const read = readHtml(source, context);
  if (!read) return null;
  const heading = takeHeading(read.root);
  const body = finish(read, context, { top: heading ? top + 1 : top });
  return {
    heading: heading && writeHtml(heading),
    name: plainText(heading ?? []),
    body: body.html === "" ? null : body,
  };
}

interface ReadHtml {
  root: Document;
  pictures: string[];
}

function readHtml(source: Source, context: RichTextContext): ReadHtml | null {
  const { html, pictures } = sanitise(source ?? "", context);
  const root = parseHtml(html);
  if (pictures.length === 0 && plainText(root.children) === "") return null;
  changeTexts(root, (text) => typeset(text, context.locale));
  return { root, pictures };
}

function finish(
  { root, pictures }: ReadHtml,
  { locale }: RichTextContext,
  { top, isQuote = false }: TextPlace,
): RichText {
  levelHeadings(root, top);
  finishTables(root, DETAIL_MESSAGES[locale].sections.table);
  if (isQuote)
    changeElements(root, (element) => (element.name === "blockquote" ? element.children : [element]));
  const paragraph = soleParagraph(root);
  return {
    html: writeHtml(root),
    text: plainText(root.children),
    isLine: paragraph !== undefined && isLine(paragraph.children),
    pictures,
  };
}
