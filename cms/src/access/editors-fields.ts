import { isDeepStrictEqual } from "node:util";
import type { Field, FieldHook } from "payload";
import { rowsOf } from "../../../shared/record";
import { isOfForm, isOtherValue, refuseChange } from "./refuse-change";
import { mayEdit, roleOf } from "./roles";

/**
 * Makes all of a document's fields except texts read-only for translators, and rejects their API calls that change
 * one, naming the field.
 */
export function withEditorsFields(fields: readonly Field[]): Field[] {
  return fields.map((field) => {
    switch (field.type) {
      case "ui":
        return field;
      case "tabs":
        return {
          ...field,
          tabs: field.tabs.map((tab) => ({ ...tab, fields: withEditorsFields(tab.fields) })),
        };
      case "row":
      case "collapsible":
      case "group":
        return { ...field, fields: withEditorsFields(field.fields) };
      case "array":
        return {
          ...field,
          fields: withEditorsFields(field.fields),
          hooks: { ...field.hooks, beforeValidate: [refuseOtherRows] },
        };
      default:
        return "localized" in field && field.localized === true ? field : editorsField(field);
    }
  });
}

function editorsField<Value extends Pick<Extract<Field, { type: "text" }>, "access" | "hooks">>(
  field: Value,
): Value {
  const { access, hooks } = field;
  return {
    ...field,
    access: { ...access, update: (call) => mayEdit(call.req) && (access?.update?.(call) ?? true) },
    hooks: { ...hooks, beforeValidate: [...(hooks?.beforeValidate ?? []), refuseOtherValue] },
  };
}

const refuseOtherValue: FieldHook = (call) => {
  if (isOtherValue(call)) refuseTranslator(call);
  return call.value;
};

/** Only editors add, move and remove rows. */
const refuseOtherRows: FieldHook = (call) => {
  if (!isDeepStrictEqual(idsOf(call.value), idsOf(call.previousValue))) refuseTranslator(call);
  return call.value;
};

/** A form opened before an editor's change may contain old values: these are ignored rather than rejected. */
function refuseTranslator(call: Parameters<FieldHook>[0]): void {
  if (roleOf(call.req) === "translator" && !isOfForm(call.req))
    refuseChange(call, ({ access }) => access.editorChangesField);
}

function idsOf(rows: unknown): unknown[] {
  return rowsOf(rows).map(({ id }) => id);
}
