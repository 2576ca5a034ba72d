import { isDeepStrictEqual } from "node:util";
import { getTranslation } from "@payloadcms/translations";
import { APIError, type FieldHook, type PayloadRequest } from "payload";
import { fillMessage } from "../../../languages/fill-message";
import type { EditorChecks } from "../../../languages/editor-checks";
import { checksFor } from "../texts";

type Call = Parameters<FieldHook>[0];

/**
 * True for the admin's forms: they send the values from when they were opened, so a stale value is no attempt to
 * change it.
 */
export function isOfForm({ headers }: Pick<PayloadRequest, "headers">): boolean {
  return headers.get("content-type")?.startsWith("multipart/form-data") === true;
}

/** True if the call would change the field's value. */
export function isOtherValue({ value, previousValue }: Call): boolean {
  return !isDeepStrictEqual(filled(value), filled(previousValue));
}

/** Rejects a change, naming the field that may not be changed. */
export function refuseChange(
  { req, field, path, operation }: Call,
  reasonOf: (checks: EditorChecks) => string,
): void {
  if (operation !== "update") return;
  const at = path.join(".");
  const name = "label" in field && field.label ? getTranslation(field.label, req.i18n) : at;
  throw new APIError(fillMessage(reasonOf(checksFor(req)), { field: name, path: at }), 403);
}

/** Normalises empty values: null, an empty text or list, or false. */
function filled(value: unknown): unknown {
  const isEmpty =
    value === "" || value === false || value === null || (Array.isArray(value) && value.length === 0);
  return isEmpty ? undefined : value;
}
