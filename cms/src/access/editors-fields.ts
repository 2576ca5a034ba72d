import { isDeepStrictEqual } from "node:util";
import { getTranslation } from "@payloadcms/translations";
import { APIError, type Field, type FieldHook, type PayloadRequest } from "payload";
import { fillMessage } from "../../../languages/fill-message";
import { fieldsOf } from "../../../shared/record";
import { checksFor } from "../texts";
import { mayEdit, roleOf } from "./roles";

/**
 * The fields of a document, of which translators change the texts alone: the others are read-only in their form, and a call
 * that changes one is refused by its name.
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
  const isSame = isDeepStrictEqual(filled(call.value), filled(call.previousValue));
  if (!isSame && isCallOfTranslator(call)) refuse(call);
  return call.value;
};

/** Rows are added, moved and removed by editors. */
const refuseOtherRows: FieldHook = (call) => {
  const isSame = isDeepStrictEqual(idsOf(call.value), idsOf(call.previousValue));
  if (!isSame && isCallOfTranslator(call)) refuse(call);
  return call.value;
};

/** The admin's form sends what was there when it was opened, and what an editor changed since stays: that is no attempt. */
export function isOfForm({ headers }: Pick<PayloadRequest, "headers">): boolean {
  return headers.get("content-type")?.startsWith("multipart/form-data") === true;
}

function isCallOfTranslator({ req, operation }: Parameters<FieldHook>[0]): boolean {
  return operation === "update" && roleOf(req) === "translator" && !isOfForm(req);
}

function refuse({ req, field, path }: Parameters<FieldHook>[0]): never {
  const at = path.join(".");
  const name = "label" in field && field.label ? getTranslation(field.label, req.i18n) : at;
  throw new APIError(fillMessage(checksFor(req).access.editorChangesField, { field: name, path: at }), 403);
}

/** A field that nobody filled holds null, an empty text or list, or false. */
function filled(value: unknown): unknown {
  const isEmpty =
    value === "" || value === false || value === null || (Array.isArray(value) && value.length === 0);
  return isEmpty ? undefined : value;
}

function idsOf(rows: unknown): unknown[] {
  return Array.isArray(rows) ? rows.map((row) => fieldsOf(row).id) : [];
}
