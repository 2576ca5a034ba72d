import { APIError, type CollectionBeforeOperationHook, type GlobalBeforeOperationHook } from "payload";
import { fillMessage } from "../../../languages/fill-message";
import { LOCALES } from "../../../shared/locales";
import { checksFor } from "../texts";

/** Rejects changes in locale "all": texts would have no language. */
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
