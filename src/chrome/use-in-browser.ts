import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * What only the visitor's browser knows, such as its clock: `fallback` in the built HTML and while the app takes over.
 * `read` answers a text or a number; `subscribe` says when to read again.
 */
export function useInBrowser<Known extends string | number, Fallback>(
  read: () => Known,
  fallback: Fallback,
  subscribe: (onChange: () => void) => () => void = never,
): Known | Fallback {
  return useSyncExternalStore<Known | Fallback>(subscribe, read, () => fallback);
}
