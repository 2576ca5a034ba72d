import type { ReactNode } from "react";

/** A number that keeps its order between words of any direction: a telephone number, coordinates. */
export function leftToRight(number: string): ReactNode {
  return __HAS_RTL__ ? <bdi dir="ltr">{number}</bdi> : number;
}
