import type { Document } from "domhandler";
import { messagesOf } from "../../../../languages/messages-of";
import { documentWords } from "../documents";
import { levelHeadings, takeHeading } from "./headings";
import { appendText, changeElements, changeTexts, parseHtml, writeHtml } from "./html-tree";
import { isLine, soleParagraph } from "./lines";
import { typeset } from "./typeset";
import { plainText } from "./plain-text";
import { type RichTextContext, sanitise } from "./sanitise";
import { finishTables } from "./tables";

const DETAIL_MESSAGES = messagesOf("detail");

/** A text's position in the page's outline. */
export interface TextPlace {
  /** Level of the text's highest heading. */
  top: number;
  /** True if the section renders the quote's element itself. */
  isQuote?: boolean;
}

export interface RichText {
  /** Final HTML except for pictures, which are `img` elements whose `data-picture` is the node's id. */
  html: string;
  /** The same as plain text. */
  text: string;
  /** True if it is one paragraph without a picture. */
  isLine: boolean;
  /** Ids of the pictures, in document order. */
  pictures: string[];
}

/** A text with its leading heading split off. */
export interface HeadedText {
  /** Inline HTML; null if the text doesn't start with a heading. */
  heading: string | null;
  /** The heading as plain text; empty if there is none. */
  name: string;
  /** The text after the heading. */
  body: RichText | null;
}

type Source = string | null | undefined;

/** Sanitises an HTML field and prepares it for its place; null if nothing is left. */
export function toRichText(source: Source, context: RichTextContext, place: TextPlace): RichText | null {
  const read = readHtml(source, context);
  return read && finish(read, context, place);
}

/**
 * The same with its heading split off: the heading takes the level of the place, and those in the body are below it.
 */
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
  const { html, pictures, documents } = sanitise(source ?? "", context);
  const root = parseHtml(html);
  if (pictures.length === 0 && plainText(root.children) === "") return null;
  changeElements(root, (element) => {
    const bytes = element.name === "a" ? documents.get(element.attribs.href ?? "") : undefined;
    if (bytes !== undefined) appendText(element, documentWords("", bytes, context.locale));
    return [element];
  });
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
