import type { CollectionBeforeValidateHook, FieldHook } from "payload";
import { isOtherValue, refuseChange } from "../access/refuse-change";

/** Keeps key and number on updates; a restored version lacks them, because nobody may set them. */
export const keepIdentity: CollectionBeforeValidateHook = ({ data, operation, originalDoc }) =>
  operation === "update" && data !== undefined && originalDoc !== undefined
    ? { ...data, key: originalDoc.key, number: originalDoc.number }
    : data;

/** Hook for key and number: rejects any other value, whoever sends it; otherwise it would be ignored silently. */
export const refuseOtherIdentity: FieldHook = (call) => {
  if (call.overrideAccess !== true && isOtherValue(call))
    refuseChange(call, ({ access }) => access.fieldStays);
  return call.value;
};
