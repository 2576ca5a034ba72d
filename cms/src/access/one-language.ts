import { APIError, type CollectionBeforeOperationHook, type GlobalBeforeOperationHook } from "payload";

/** A change is made in one language: in "all" of them its texts would belong to none. */
export const oneLanguage: CollectionBeforeOperationHook & GlobalBeforeOperationHook = ({
  args,
  operation,
  req,
}) => {
  if ((operation === "create" || operation === "update") && req.locale === "all") {
    throw new APIError("Name the language that is changed: ?locale=en, tr, ru or de.", 400);
  }
  return args;
};
