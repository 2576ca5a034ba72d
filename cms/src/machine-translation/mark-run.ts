import { parseDocument } from "htmlparser2";
import { escapeHtml } from "./escape-html";
import type { Inline } from "./runs";

/** Element around parts to keep; translation services leave the content of `code` unchanged. */
export const KEPT_TAG = "code";
/** Element that stands in for an inline element of the text. */
const SPAN_TAG = "span";

/** A run of text as sent to a service: elements with an id mark what must come back. */
export interface MarkedRun {
  marked: string;
  /** Puts the kept parts back; undefined if the translation lost, changed or added one. */
  restore(translation: string): string | undefined;
}

interface Known {
  inline: Exclude<Inline, string>;
  /** Id of the element around it. */
  parent: string;
}

/** Marks a run; undefined if it has no words to translate. `text` formats plain text for the result. */
export function markRun(run: readonly Inline[], text: (plain: string) => string): MarkedRun | undefined {
  const known = new Map<string, Known>();
  const mark = (inlines: readonly Inline[], parent: string): string =>
    inlines
      .map((inline) => {
        if (typeof inline === "string") return escapeHtml(inline);
        const id = String(known.size + 1);
        known.set(id, { inline, parent });
        return "raw" in inline
          ? `<${KEPT_TAG} id="${id}">${escapeHtml(inline.shown)}</${KEPT_TAG}>`
          : `<${SPAN_TAG} id="${id}">${mark(inline.children, id)}</${SPAN_TAG}>`;
      })
      .join("");
  const whole = mark(run, "");
  if (!hasWords(run)) return undefined;
  const [before = "", after = ""] = [/^\s*/.exec(whole)?.[0], /\s*$/.exec(whole)?.[0]];
  return {
    marked: whole.trim(),
    restore: (translation) => {
      const restored = restoreRun(translation.trim(), known, text);
      return restored === undefined ? undefined : before + restored + after;
    },
  };
}

function restoreRun(
  translation: string,
  known: ReadonlyMap<string, Known>,
  text: (plain: string) => string,
): string | undefined {
  const missing = new Set(known.keys());
  const restore = (nodes: Nodes, parent: string): string | undefined => {
    let result = "";
    for (const node of nodes) {
      const part =
        node.type === "text" ? plain(node.data) : node.type === "tag" ? element(node, parent) : undefined;
      if (part === undefined) return undefined;
      result += part;
    }
    return result;
  };
  // Numbers are kept, so any others in the translation are made up.
  const plain = (data: string) => (/\d/.test(data) ? undefined : text(data));
  const element = ({ name, attribs, children }: Element, parent: string) => {
    const { id = "" } = attribs;
    const of = known.get(id);
    if (of === undefined || of.parent !== parent || !missing.delete(id)) return undefined;
    if ("raw" in of.inline) return name === KEPT_TAG ? of.inline.raw : undefined;
    const inner = name === SPAN_TAG ? restore(children, id) : undefined;
    const isLost = inner === undefined || (inner.trim() === "" && of.inline.children.length > 0);
    return isLost ? undefined : of.inline.open + inner + of.inline.close;
  };
  const { children } = parseDocument(translation, { recognizeSelfClosing: true, decodeEntities: true });
  const result = restore(children, "");
  return missing.size === 0 && result?.trim() ? result : undefined;
}

type Nodes = ReturnType<typeof parseDocument>["children"];
type Element = Extract<Nodes[number], { name: string; attribs: Record<string, string> }>;

function hasWords(run: readonly Inline[]): boolean {
  return run.some((inline) =>
    typeof inline === "string" ? /\p{L}/u.test(inline) : "children" in inline && hasWords(inline.children),
  );
}
