import type { CollectionBeforeValidateHook, FieldHook } from "payload";
import { isOtherValue, refuseChange } from "../access/refuse-change";

/** A change never touches key and number; an older version that is gone back to comes without them, as nobody may set them. */
export const keepIdentity: CollectionBeforeValidateHook = ({ data, operation, originalDoc }) =>
  operation === "update" && data !== undefined && originalDoc !== undefined
    ? { ...data, key: originalDoc.key, number: originalDoc.number }
    : data;

/** Hook of key and number: a call that says another one is told so, whoever makes it; else it would seem to be taken. */
export const refuseOtherIdentity: FieldHook = (call) => {
  if (call.overrideAccess !== true && isOtherValue(call))
    refuseChange(call, ({ access }) => access.fieldStays);
  return call.value;
};
