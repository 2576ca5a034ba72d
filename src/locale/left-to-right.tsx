import type { ReactNode } from "react";

/**
 * Isolates a number so that it keeps its order in text of any direction and isn't translated: a telephone number,
 * coordinates.
 */
export function leftToRight(number: string): ReactNode {
  return __HAS_RTL__ ? (
    <bdi dir="ltr" translate="no">
      {number}
    </bdi>
  ) : (
    <span translate="no">{number}</span>
  );
}
