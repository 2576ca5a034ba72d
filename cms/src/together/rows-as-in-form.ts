import type { AfterErrorHook, RequestContext } from "payload";
import { fieldsOf, rowsOf } from "../../../shared/record";
import { pathInto } from "./row-path";

type Values = Record<string, unknown>;

/** Request context key: a form's values, and those they were merged into. */
const NOTE = "mergedSave";

export function noteMerged(context: RequestContext, mine: Values, merged: Values): void {
  context[NOTE] = { mine, merged };
}

/** Hook: numbers the rows in a refusal as the form does, which may lack what a colleague added. */
export const rowsAsInForm: AfterErrorHook = ({ context, result }) => {
  const { mine, merged } = fieldsOf(context[NOTE]);
  for (const refusal of result?.errors ?? []) {
    const errors = rowsOf(refusal.data?.errors);
    const before = listOf(errors);
    for (const error of errors) {
      const { path, label } = error;
      if (typeof path !== "string") continue;
      const shown = pathInto(fieldsOf(mine), path, fieldsOf(merged));
      error.path = shown;
      if (typeof label === "string") error.label = labelOf(label, path, shown);
    }
    refusal.message = refusal.message?.replace(before, listOf(errors));
  }
};

/** The fields as Payload's message ends with them. */
function listOf(errors: readonly Values[]): string {
  return errors.map(({ label, path }) => String(label ?? path)).join(", ");
}

const STEP = " > ";

/** Payload's label of a field, which counts rows from one: `Blocks 2 > Link > Target`. */
function labelOf(label: string, path: string, shown: string): string {
  const parts = label.split(STEP);
  const names = shown.split(".");
  let last = -1;
  for (const [index, name] of path.split(".").entries()) {
    const number = ` ${Number(name) + 1}`;
    const at = parts.findIndex((part, place) => place > last && part.endsWith(number));
    if (at === -1 || names[index] === undefined) continue;
    parts[at] = `${parts[at]?.slice(0, -number.length)} ${Number(names[index]) + 1}`;
    last = at;
  }
  return parts.join(STEP);
}
