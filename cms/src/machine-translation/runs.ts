import { Parser } from "htmlparser2";

/** Part of a run of text. */
export type Inline =
  | string
  /** Kept: `raw` goes into the result; `shown` tells the service what it is. */
  | { raw: string; shown: string }
  /** An inline element, with its tags as written. */
  | { open: string; close: string; children: Inline[] };

/** A text's parts in order: markup as written, and runs of text between two blocks. */
type Part = string | Inline[];

const SPANS = new Set(["strong", "em", "a"]);
const VOIDS = new Set(["br", "img"]);

/** Splits HTML into block markup and runs of text; undefined if inline elements aren't closed. */
export function htmlParts(html: string): Part[] | undefined {
  const parts: Part[] = [];
  let run: Inline[] = [];
  /** The open inline elements, innermost last. */
  const open: { open: string; close: string; children: Inline[] }[] = [];
  let isBroken = false;
  const add = (inline: Inline) => (open.at(-1)?.children ?? run).push(inline);
  const endRun = () => {
    isBroken ||= open.length > 0;
    if (run.length > 0) parts.push(run);
    run = [];
  };
  const parser = new Parser(
    {
      onopentag: (name) => {
        const raw = html.slice(parser.startIndex, parser.endIndex + 1);
        if (VOIDS.has(name)) return add({ raw, shown: "" });
        if (SPANS.has(name)) return void open.push({ open: raw, close: "", children: [] });
        endRun();
        parts.push(raw);
      },
      ontext: (text) => {
        // The parser reports entities separately.
        const around = open.at(-1)?.children ?? run;
        const last = around.at(-1);
        if (typeof last === "string") around[around.length - 1] = last + text;
        else around.push(text);
      },
      onclosetag: (name, isImplied) => {
        if (VOIDS.has(name)) return;
        const raw = isImplied ? "" : html.slice(parser.startIndex, parser.endIndex + 1);
        if (!SPANS.has(name)) {
          endRun();
          return void parts.push(raw);
        }
        const span = open.pop();
        isBroken ||= isImplied || span === undefined;
        if (span !== undefined) add({ ...span, close: raw });
      },
    },
    { decodeEntities: true },
  );
  parser.end(html);
  endRun();
  return isBroken ? undefined : parts;
}
