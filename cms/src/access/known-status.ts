import { type SanitizedConfig, ValidationError } from "payload";
import { fieldsOf } from "../../../shared/record";
import { beforeOperations, type BeforeOperationHook } from "./before-operations";

const STATUSES: readonly unknown[] = [undefined, null, "draft", "published"];

/**
 * Rejects unknown statuses: Payload accepts any, and a document that is neither draft nor published would silently
 * leave the site.
 */
export function knownStatus(config: SanitizedConfig): SanitizedConfig {
  return beforeOperations(config, refuseOtherStatus);
}

const refuseOtherStatus: BeforeOperationHook = (call) => {
  const { _status: status } = fieldsOf(fieldsOf(call.args).data);
  if (STATUSES.includes(status)) return call.args;
  const { req } = call;
  const message = req.t("validation:invalidSelection");
  throw new ValidationError({ errors: [{ path: "_status", message }], req });
};
