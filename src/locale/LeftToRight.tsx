import type { PropsWithChildren } from "react";

/** Numbers that keep their order between words of any direction: telephones, coordinates. */
export function LeftToRight({ children }: PropsWithChildren) {
  return __HAS_RTL__ ? <bdi dir="ltr">{children}</bdi> : <>{children}</>;
}
