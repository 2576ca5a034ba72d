import { chakra, defineRecipe } from "@chakra-ui/react/styled-system";
import { type PropsWithChildren, useRef } from "react";
import { useRowPictures } from "./near-row";
import { useScrollGroup } from "./overflow";

interface CardRowProps extends PropsWithChildren {
  /** Number of cards side by side from lg up, one to four. */
  count: number;
  /** Offsets every second card downwards. */
  stagger?: boolean;
  /** Id of the heading that labels the row. */
  labelledBy?: string | undefined;
}

/** Cards side by side; below lg a scrolling row in which part of the next card is always visible. */
export const cardRowRecipe = defineRecipe({
  base: {
    display: "grid",
    gridAutoFlow: { base: "column", lg: "row" },
    gridTemplateColumns: { lg: "repeat(var(--cards), minmax(0, 1fr))" },
    gridAutoColumns: "min(78vw, 26rem)",
    columnGap: "gap",
    rowGap: "mosaic",
    overflowX: { base: "auto", lg: "visible" },
    scrollSnapType: { base: "x mandatory", lg: "none" },
    scrollPaddingInline: "gutter",
    scrollbarWidth: "thin",
    scrollbarColor: "{colors.fg.muted} transparent",
    // Space for the focus rings, which the scroll container would clip.
    paddingBlock: { base: "2", lg: "0" },
    paddingInline: { base: "gutter", lg: "0" },
    marginInline: { base: "calc(-1 * {spacing.gutter})", lg: "0" },
    "& > *": { scrollSnapAlign: "start" },
    "&[data-stagger] > :nth-of-type(even)": { paddingTop: { lg: "stagger" } },
    // Print can't scroll.
    _print: { gridAutoFlow: "row", gridTemplateColumns: "repeat(3, minmax(0, 1fr)) !important" },
  },
});

const Row = chakra("div", cardRowRecipe);

/** A row of cards; while it scrolls sideways it is a focusable group. */
export function CardRow({ count, stagger = false, labelledBy, children }: CardRowProps) {
  const row = useRef<HTMLDivElement>(null);
  const group = useScrollGroup(row, labelledBy);
  useRowPictures(row);
  // The only card of a group needs no room for a next one.
  const columns = count === 1 && { gridAutoColumns: "min(100%, 30rem)" };
  return (
    <Row ref={row} style={{ "--cards": count, ...columns }} data-stagger={stagger || undefined} {...group}>
      {children}
    </Row>
  );
}
