import { type ChildNode, hasChildren, isTag, isText } from "domhandler";
import { INLINE_TAGS } from "./tags";

/** What follows a term and its description, which stand on lines of their own on pages. */
const ENDS = new Map([
  ["dt", ":"],
  ["dd", "."],
]);

const PUNCTUATION = /[.:;!?…]$/;

/**
 * Text content of sanitised HTML: `One<br>two &amp; t<em>hre</em>e` → `One two & three`; terms and descriptions as
 * sentences. Keeps no-break spaces.
 */
export function plainText(nodes: readonly ChildNode[]): string {
  return escapedText(nodes)
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, "&")
    .replace(/[ \t\r\n]+/g, " ")
    .trim();
}

function escapedText(nodes: readonly ChildNode[]): string {
  return nodes
    .map((node) => {
      if (isText(node)) return node.data;
      const text = hasChildren(node) ? escapedText(node.children) : "";
      if (!isTag(node)) return ` ${text} `;
      return INLINE_TAGS.includes(node.name) ? text : ` ${ended(text.trimEnd(), ENDS.get(node.name))} `;
    })
    .join("");
}

function ended(text: string, end = ""): string {
  return text === "" || PUNCTUATION.test(text) ? text : text + end;
}
