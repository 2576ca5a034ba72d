import type { CollectionBeforeOperationHook, GlobalBeforeOperationHook, SanitizedConfig } from "payload";

/** A hook that collections and globals can share. */
export type BeforeOperationHook = CollectionBeforeOperationHook & GlobalBeforeOperationHook;

/** Runs a hook before the operations of all collections and globals, ahead of their own hooks. */
export function beforeOperations(config: SanitizedConfig, hook: BeforeOperationHook): SanitizedConfig {
  return {
    ...config,
    collections: config.collections.map((collection) => ({
      ...collection,
      hooks: { ...collection.hooks, beforeOperation: [hook, ...(collection.hooks.beforeOperation ?? [])] },
    })),
    globals: config.globals.map((global) => ({
      ...global,
      hooks: { ...global.hooks, beforeOperation: [hook, ...(global.hooks.beforeOperation ?? [])] },
    })),
  };
}
