import { APIError, type CollectionBeforeOperationHook, type GlobalBeforeOperationHook } from "payload";
import { fillMessage } from "../../../languages/fill-message";
import { LOCALES } from "../../../shared/locales";
import { checksFor } from "../texts";

/** A change is made in one language: in "all" of them its texts would belong to none. */
export const oneLanguage: CollectionBeforeOperationHook & GlobalBeforeOperationHook = ({
  args,
  operation,
  req,
}) => {
  if ((operation === "create" || operation === "update") && req.locale === "all") {
    throw new APIError(fillMessage(checksFor(req).access.nameLanguage, { locales: LOCALES.join(", ") }), 400);
  }
  return args;
};
