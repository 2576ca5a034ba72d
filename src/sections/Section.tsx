import { chakra } from "@chakra-ui/react/styled-system";
import type { PropsWithChildren } from "react";
import { sectionRecipe } from "../theme/recipes/section";
import type { Tone } from "./tone";

interface SectionProps extends PropsWithChildren {
  tone: Tone;
  /** Target of anchors. */
  id?: string;
  /** Id of its heading; makes it a landmark. */
  labelledBy?: string | undefined;
  padding?: "tight" | "bottom" | "none" | undefined;
}

const Wash = chakra("section", sectionRecipe);

/** A section of a page: one tone, and the container's width inside. */
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

/** Twelve columns from lg up, in which children place themselves: `gridColumn={{ lg: "1 / 6" }}`; cards are paired from md. */
export const SectionGrid = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "repeat(12, minmax(0, 1fr))" },
    columnGap: "gap",
  },
  variants: {
    rows: {
      text: { rowGap: { base: "8", lg: "0" } },
      cards: { rowGap: "mosaic", gridTemplateColumns: { md: "repeat(2, minmax(0, 1fr))" } },
    },
  },
  defaultVariants: { rows: "text" },
});

/** Blocks of text with the distance of a paragraph between them. */
export const Stack = chakra("div", { base: { display: "grid", gap: "6", justifyItems: "start" } });
