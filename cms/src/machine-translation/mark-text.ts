import { isPlainText } from "../../../content-folder/html";
import { escapeHtml } from "./escape-html";
import { type MarkedRun, markRun } from "./mark-run";
import { htmlParts, type Inline } from "./runs";

/** A text as sent to a service. */
interface MarkedText {
  /** Its runs that contain words, in order. */
  runs: readonly string[];
  /** The translation with all kept parts; undefined if a run lost one. */
  restore(translations: readonly string[]): string | undefined;
}

/** Marks a text; undefined if its HTML can't be split. `keep` finds the parts of plain text to keep. */
export function markText(
  { text, isHtml }: { text: string; isHtml: boolean },
  keep: (text: string) => Inline[],
): MarkedText | undefined {
  const parts = isHtml ? htmlParts(text) : [[text]];
  if (parts === undefined) return undefined;
  const write = isHtml ? escapeHtml : (plain: string) => plain;
  const marked = parts.map((part): string | { kept: string; run: MarkedRun | undefined } => {
    if (typeof part === "string") return part;
    const inlines = keptIn(part, keep, write);
    return { kept: written(inlines, write), run: markRun(inlines, write) };
  });
  const runs = marked.flatMap((part) => (typeof part === "string" ? [] : (part.run ?? [])));
  return {
    runs: runs.map((run) => run.marked),
    restore: (translations) => {
      let next = 0;
      let result = "";
      for (const part of marked) {
        const restored =
          typeof part === "string"
            ? part
            : part.run === undefined
              ? part.kept
              : part.run.restore(translations[next++] ?? "");
        if (restored === undefined) return undefined;
        result += restored;
      }
      return isHtml || isPlainText(result) ? result : undefined;
    },
  };
}

/** Splits the plain parts; kept ones are formatted like the rest of the text. */
function keptIn(
  run: readonly Inline[],
  keep: (text: string) => Inline[],
  write: (plain: string) => string,
): Inline[] {
  return run.flatMap((inline): Inline[] => {
    if (typeof inline === "string")
      return keep(inline).map((part) =>
        typeof part !== "string" && "raw" in part ? { ...part, raw: write(part.raw) } : part,
      );
    return "children" in inline ? [{ ...inline, children: keptIn(inline.children, keep, write) }] : [inline];
  });
}

/** A run unchanged, except for the glossary's words. */
function written(run: readonly Inline[], write: (plain: string) => string): string {
  return run
    .map((inline) => {
      if (typeof inline === "string") return write(inline);
      return "raw" in inline ? inline.raw : inline.open + written(inline.children, write) + inline.close;
    })
    .join("");
}
