import { type ChildNode, hasChildren, isTag, isText } from "domhandler";
import { INLINE_TAGS } from "./tags";

/** Text content of sanitised HTML: `One<br>two &amp; t<em>hre</em>e` → `One two & three`. Keeps no-break spaces. */
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
      return isTag(node) && INLINE_TAGS.includes(node.name) ? text : ` ${text} `;
    })
    .join("");
}
