import { chakra } from "@chakra-ui/react/styled-system";
import { type PropsWithChildren, useRef } from "react";
import { cardRowRecipe } from "../theme/recipes/card-row";
import { useOverflow } from "./use-overflow";

interface CardRowProps extends PropsWithChildren {
  /** Cards side by side from lg up. */
  count: 3 | 4;
  /** Every second card hangs lower. */
  stagger?: boolean;
  /** Id of the heading that names the row. */
  labelledBy?: string | undefined;
}

const Row = chakra("div", cardRowRecipe);

/** A row of cards; while it scrolls sideways it is a group that the keyboard reaches. */
export function CardRow({ count, stagger = false, labelledBy, children }: CardRowProps) {
  const row = useRef<HTMLDivElement>(null);
  const scrolls = useOverflow(row);
  const group = scrolls ? { tabIndex: 0, role: "group", "aria-labelledby": labelledBy } : {};
  return (
    <Row ref={row} data-count={count} data-stagger={stagger || undefined} {...group}>
      {children}
    </Row>
  );
}
