import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * A value that only the visitor's browser knows, such as its clock: `fallback` in the built HTML and while
 * hydrating. `read` returns a text or a number; `subscribe` notifies when to read again.
 */
export function useInBrowser<Known extends string | number, Fallback>(
  read: () => Known,
  fallback: Fallback,
  subscribe: (onChange: () => void) => () => void = never,
): Known | Fallback {
  return useSyncExternalStore<Known | Fallback>(subscribe, read, () => fallback);
}
