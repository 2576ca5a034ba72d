import type { Field } from "payload";
import { fieldsOf, rowsOf } from "../../../shared/record";

export type Values = Record<string, unknown>;

/** How `makeDocument` combines documents. */
interface Making {
  /** Combines a field's values from all documents; undefined to leave it out. */
  value(field: { name: string; isText: boolean }, values: readonly Values[]): unknown;
  /** Matches up array rows; each result lists the corresponding row of every document. */
  rows(lists: readonly Values[][]): Values[][];
  /** Post-processes a row, given its combined fields and the rows it was made from. */
  row?(made: Values, from: readonly Values[]): Values;
}

/** Combines documents of the same kind into a new one, recursing into groups and rows. */
export function makeDocument(fields: readonly Field[], from: readonly Values[], making: Making): Values {
  const made: Values = {};
  for (const field of fields) {
    if (field.type === "tabs") {
      for (const tab of field.tabs) Object.assign(made, makeDocument(tab.fields, from, making));
    } else if (field.type === "row" || field.type === "collapsible") {
      Object.assign(made, makeDocument(field.fields, from, making));
    } else if ("name" in field && field.name) {
      const value = valueOf(field, field.name, from, making);
      if (value !== undefined) made[field.name] = value;
    }
  }
  return made;
}

function valueOf(field: Field, name: string, from: readonly Values[], making: Making): unknown {
  if (field.type === "group") {
    return makeDocument(
      field.fields,
      from.map((doc) => fieldsOf(doc[name])),
      making,
    );
  }
  if (field.type === "array") {
    return making.rows(from.map((doc) => rowsOf(doc[name]))).map((row) => {
      const made = makeDocument(field.fields, row, making);
      return making.row?.(made, row) ?? made;
    });
  }
  return making.value({ name, isText: "localized" in field && field.localized === true }, from);
}
