import {
  type CollectionBeforeOperationHook,
  type GlobalBeforeOperationHook,
  type SanitizedConfig,
  ValidationError,
} from "payload";
import { fieldsOf } from "../../../shared/record";

const STATUSES: readonly unknown[] = [undefined, null, "draft", "published"];

/** Payload takes any status, and what is then neither a draft nor published leaves the site unseen. */
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
