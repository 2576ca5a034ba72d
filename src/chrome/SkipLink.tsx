import { chakra } from "@chakra-ui/react/styled-system";
import type { PropsWithChildren } from "react";

/** The first Tab stop: skips the navigation. `target` is the id of the page's content. */
export function SkipLink({ target, children }: PropsWithChildren<{ target: string }>) {
  return (
    <Jump href={`#${target}`} data-print="off">
      {children}
    </Jump>
  );
}

const Jump = chakra("a", {
  base: {
    position: "fixed",
    insetInlineStart: "4",
    top: "4",
    maxWidth: "calc(100% - {spacing.8})",
    zIndex: "skip",
    paddingInline: "min({spacing.5}, 20px)",
    paddingBlock: "3",
    bg: "bg",
    color: "fg",
    transform: "translateY(-200%)",
    _focus: { transform: "none" },
  },
});
