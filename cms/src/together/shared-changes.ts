import { isRecord } from "../../../shared/record";
import { FIELDS_OF_THE_CMS } from "../access/fields-of-the-cms";
import { isSame } from "../access/same-values";

type Values = Record<string, unknown>;

/** The parts of a field used here, available on both the server and the client. */
export interface FieldShape {
  type: string;
  name?: string;
  label?: unknown;
  localized?: boolean;
  fields?: readonly FieldShape[];
  tabs?: readonly { fields: readonly FieldShape[] }[];
  admin?: { hidden?: boolean };
}

/** Fields shared by all languages that differ from the published version: they go live with any language. */
export function sharedChanges(fields: readonly FieldShape[], live: Values, mine: Values): FieldShape[] {
  return fields.flatMap((field) => {
    if (field.type === "tabs")
      return (field.tabs ?? []).flatMap((tab) => sharedChanges(tab.fields, live, mine));
    if (field.type === "row" || field.type === "collapsible")
      return sharedChanges(field.fields ?? [], live, mine);
    const { name } = field;
    if (name === undefined || !(name in mine) || FIELDS_OF_THE_CMS.has(name) || field.admin?.hidden)
      return [];
    return isSame(shared(field, live[name]), shared(field, mine[name])) ? [] : [field];
  });
}

/** A value without its localised parts. */
function shared(field: FieldShape, value: unknown): unknown {
  if (field.localized || field.type === "ui") return undefined;
  const { fields } = field;
  if (fields === undefined) return value;
  if (field.type === "array")
    return Array.isArray(value)
      ? value.map((row) => ({ id: isRecord(row) && row.id, ...sharedIn(fields, row) }))
      : [];
  return sharedIn(fields, value);
}

function sharedIn(fields: readonly FieldShape[], value: unknown): Values {
  const values = isRecord(value) ? value : {};
  const result: Values = {};
  for (const field of fields) {
    if (field.tabs !== undefined)
      for (const tab of field.tabs) Object.assign(result, sharedIn(tab.fields, values));
    else if (field.name === undefined) Object.assign(result, sharedIn(field.fields ?? [], values));
    else result[field.name] = shared(field, values[field.name]);
  }
  return result;
}
