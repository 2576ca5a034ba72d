import type { CollectionBeforeValidateHook } from "payload";

/** A change never touches key and number; an older version that is gone back to comes without them, as nobody may set them. */
export const keepIdentity: CollectionBeforeValidateHook = ({ data, operation, originalDoc }) =>
  operation === "update" && data !== undefined && originalDoc !== undefined
    ? { ...data, key: originalDoc.key, number: originalDoc.number }
    : data;
