import type { ReactNode } from "react";

/** A number that keeps its order between words of any direction, and stays as it is when the page is translated: a telephone number, coordinates. */
export function leftToRight(number: string): ReactNode {
  return __HAS_RTL__ ? (
    <bdi dir="ltr" translate="no">
      {number}
    </bdi>
  ) : (
    <span translate="no">{number}</span>
  );
}
