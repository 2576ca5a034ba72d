import { type WrittenDrawing } from "../../../content-folder/drawings";
import type { EditorChecks } from "../../../languages/editor-checks";
import { fillMessage } from "../../../languages/fill-message";

/** Why an SVG is rejected as uploaded: it contains scripts or loads external resources. */
export function svgFault(drawing: WrittenDrawing, say: EditorChecks["svg"]): string | undefined {
  if (drawing.svg === undefined) return say[drawing.fault];
  const [first] = drawing.leftOut;
  if (first === undefined) return undefined;
  const what = {
    element: `<${first.name}>`,
    script: fillMessage(say.script, { name: first.name }),
    link: fillMessage(say.link, { target: first.name }),
    linkIn: fillMessage(say.linkIn, { name: first.name }),
    style: say.style,
  }[first.kind];
  return fillMessage(say.refused, { what });
}
