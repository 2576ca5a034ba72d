import { isDeepStrictEqual } from "node:util";
import { getTranslation } from "@payloadcms/translations";
import { APIError, type FieldHook, type PayloadRequest } from "payload";
import { fillMessage } from "../../../languages/fill-message";
import type { EditorChecks } from "../../../languages/editor-checks";
import { checksFor } from "../texts";

type Call = Parameters<FieldHook>[0];

/** The admin's form sends what was there when it was opened, and what an editor changed since stays: that is no attempt. */
export function isOfForm({ headers }: Pick<PayloadRequest, "headers">): boolean {
  return headers.get("content-type")?.startsWith("multipart/form-data") === true;
}

/** Whether a call brings a field another value than it has. */
export function isOtherValue({ value, previousValue }: Call): boolean {
  return !isDeepStrictEqual(filled(value), filled(previousValue));
}

/** Refuses a call that changes a document, by the name of the field that it may not change. */
export function refuseChange(
  { req, field, path, operation }: Call,
  reasonOf: (checks: EditorChecks) => string,
): void {
  if (operation !== "update") return;
  const at = path.join(".");
  const name = "label" in field && field.label ? getTranslation(field.label, req.i18n) : at;
  throw new APIError(fillMessage(reasonOf(checksFor(req)), { field: name, path: at }), 403);
}

/** A field that nobody filled holds null, an empty text or list, or false. */
function filled(value: unknown): unknown {
  const isEmpty =
    value === "" || value === false || value === null || (Array.isArray(value) && value.length === 0);
  return isEmpty ? undefined : value;
}
