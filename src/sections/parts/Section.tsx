import { chakra, defineRecipe } from "@chakra-ui/react/styled-system";
import type { PropsWithChildren } from "react";
import type { Tone } from "../tone";

interface SectionProps extends PropsWithChildren {
  tone: Tone;
  /** Target of anchors. */
  id?: string;
  /** Id of its heading; makes it a landmark. */
  labelledBy?: string | undefined;
  padding?: "tight" | "bottom" | "none" | undefined;
}

const continued = { paddingTop: "0" };

/** A background of one tone; an adjacent section of the same tone continues it without doubling the padding. */
export const sectionRecipe = defineRecipe({
  base: {
    bg: "bg",
    color: "fg",
    paddingBlock: "var(--section, {spacing.section})",
    overflowX: "clip",
    "&[data-padding=tight]": { paddingBlock: "sectionTight" },
    "&[data-padding=bottom]": { paddingTop: "0" },
    "&[data-padding=none]": { paddingBlock: "0" },
    "&[data-tone=noon]": { "section[data-tone=noon] + &, header[data-tone=noon] + &": continued },
    "&[data-tone=dawn]": { "section[data-tone=dawn] + &, header[data-tone=dawn] + &": continued },
    "&[data-tone=afternoon]": {
      "section[data-tone=afternoon] + &, header[data-tone=afternoon] + &": continued,
    },
    "&[data-tone=dusk]": { "section[data-tone=dusk] + &, header[data-tone=dusk] + &": continued },
    "&[data-tone=pine]": { "section[data-tone=pine] + &, header[data-tone=pine] + &": continued },
    "&[data-tone=night]": { "section[data-tone=night] + &, header[data-tone=night] + &": continued },
    _print: { paddingBlock: "2 !important", "& :is(h1, h2)": { fontSize: "2rem !important" } },
  },
});

const Wash = chakra("section", sectionRecipe);

/** A section of a page: one tone, with the container's width inside. */
export function Section({ tone, labelledBy, padding, children, ...rest }: SectionProps) {
  return (
    <Wash data-tone={tone} data-padding={padding} aria-labelledby={labelledBy} {...rest}>
      <Container>{children}</Container>
    </Wash>
  );
}

/** The page's width with its gutters. */
export const Container = chakra("div", {
  base: { maxWidth: "container", marginInline: "auto", paddingInline: "gutter" },
});

/**
 * Twelve columns from lg up, in which children place themselves: `gridColumn={{ lg: "1 / 6" }}`; cards are paired
 * from md.
 */
export const SectionGrid = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "repeat(12, minmax(0, 1fr))" },
    columnGap: "gap",
    _print: { gridTemplateColumns: "1fr 2fr", "& > :only-child": { gridColumn: "1 / -1" } },
  },
  variants: {
    rows: {
      text: { rowGap: { base: "8", lg: "0" } },
      cards: { rowGap: "mosaic", gridTemplateColumns: { md: "repeat(2, minmax(0, 1fr))" } },
    },
  },
  defaultVariants: { rows: "text" },
});

/** Stacked blocks of text with paragraph spacing. */
export const Stack = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    minWidth: "0",
    gap: "6",
    justifyItems: "start",
  },
});
