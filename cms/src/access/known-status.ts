import {
  type CollectionBeforeOperationHook,
  type GlobalBeforeOperationHook,
  type SanitizedConfig,
  ValidationError,
} from "payload";
import { fieldsOf } from "../../../shared/record";

const STATUSES: readonly unknown[] = [undefined, null, "draft", "published"];

/**
 * Rejects unknown statuses: Payload accepts any, and a document that is neither draft nor published would silently
 * leave the site.
 */
export function knownStatus(config: SanitizedConfig): SanitizedConfig {
  return {
    ...config,
    collections: config.collections.map((collection) => ({
      ...collection,
      hooks: {
        ...collection.hooks,
        beforeOperation: [refuseOtherStatus, ...(collection.hooks.beforeOperation ?? [])],
      },
    })),
    globals: config.globals.map((global) => ({
      ...global,
      hooks: {
        ...global.hooks,
        beforeOperation: [refuseOtherStatus, ...(global.hooks.beforeOperation ?? [])],
      },
    })),
  };
}

const refuseOtherStatus: CollectionBeforeOperationHook & GlobalBeforeOperationHook = (call) => {
  const { _status: status } = fieldsOf(fieldsOf(call.args).data);
  if (STATUSES.includes(status)) return call.args;
  const { req } = call;
  const message = req.t("validation:invalidSelection");
  throw new ValidationError({ errors: [{ path: "_status", message }], req });
};
