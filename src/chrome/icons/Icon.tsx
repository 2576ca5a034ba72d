import type { PropsWithChildren } from "react";
import { chakra } from "@chakra-ui/react/styled-system";

/** An icon on a 24 by 24 grid, in the colour of the adjacent text. Its meaning is always given in text. */
export function Icon({ filled = false, children }: PropsWithChildren<{ filled?: boolean }>) {
  return (
    <chakra.svg
      viewBox="0 0 24 24"
      aria-hidden
      flex="none"
      width="6"
      height="6"
      strokeWidth="1.4"
      fill={filled ? "currentColor" : "none"}
      stroke={filled ? "none" : "currentColor"}
    >
      {children}
    </chakra.svg>
  );
}
