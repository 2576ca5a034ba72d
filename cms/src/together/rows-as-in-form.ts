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
  for (const error of result?.errors.flatMap(({ data }) => rowsOf(data?.errors)) ?? [])
    if (typeof error.path === "string") error.path = pathInto(fieldsOf(mine), error.path, fieldsOf(merged));
};
