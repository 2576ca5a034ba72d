import { chakra } from "@chakra-ui/react/styled-system";
import { useRef } from "react";
import { headingId } from "../../theme/page-ids";
import type { BlockProps } from "../content";
import { ContentWords } from "../parts/ContentWords";
import { useRowPictures } from "../parts/near-row";
import { useScrollGroup } from "../parts/overflow";
import { Section } from "../parts/Section";
import { SlideCard } from "../parts/SlideCard";
import { hasSliderHead, SliderWords } from "../parts/SliderHead";
import { mosaicPlace } from "./mosaic-places";

/** A slider as a loose arrangement of cards, with text at its head. */
export function Mosaic({ id, contents: [content], slider, tone }: BlockProps) {
  const cells = useRef<HTMLDivElement>(null);
  useRowPictures(cells);
  const titled = slider && hasSliderHead(content, slider);
  const label = titled ? headingId(id) : undefined;
  const group = useScrollGroup(cells, label);
  if (!slider || slider.slides.length === 0) return null;
  return (
    <Section id={id} tone={tone} labelledBy={label}>
      <Figure>
        <Words>
          {content && <ContentWords id={id} content={content} />}
          <SliderWords id={headingId(id)} titled={Boolean(content?.title)} slider={slider} />
        </Words>
        <Cells ref={cells} {...group}>
          {slider.slides.map((slide, index) => {
            const { place, ...look } = mosaicPlace(index, slider.slides.length);
            return (
              <div key={index} data-place={place}>
                <SlideCard slide={slide} {...look} headingLevel={titled ? 3 : 2} />
              </div>
            );
          })}
        </Cells>
      </Figure>
    </Section>
  );
}

const Figure = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: {
      base: "minmax(0, 1fr)",
      md: "repeat(2, minmax(0, 1fr))",
      lg: "repeat(12, minmax(0, 1fr))",
    },
    columnGap: "gap",
    rowGap: { base: "8", md: "mosaic" },
  },
});

/**
 * Below md a scrolling row in which part of the next card is always visible; from md up the cards form the
 * arrangement.
 */
const Cells = chakra("div", {
  base: {
    display: { base: "grid", md: "contents" },
    gridAutoFlow: "column",
    gridAutoColumns: "min(78vw, 26rem)",
    columnGap: "gap",
    overflowX: "auto",
    scrollSnapType: "x mandatory",
    scrollPaddingInline: "gutter",
    scrollbarWidth: "thin",
    scrollbarColor: "{colors.fg.muted} transparent",
    // Space for the focus rings, which the scroll container would clip.
    paddingBlock: "2",
    paddingInline: "gutter",
    marginInline: "calc(-1 * {spacing.gutter})",
    "& > *": { scrollSnapAlign: "start" },
    // Similar heights side by side: much lower pictures would leave a gap below them.
    "& [data-ratio=portrait]": { aspectRatio: { mdDown: "photo" } },
    "& > [data-place=odd]": { gridColumn: { md: "1 / -1", lg: "6 / -1" } },
    "& > [data-place=even]": { gridColumn: { lg: "6 / -1" } },
    "& > [data-place=left]": { gridColumn: { lg: "2 / 8" } },
    "& > [data-place=rightLow]": { gridColumn: { lg: "8 / 12" } },
    "& > [data-place=leftLow]": { gridColumn: { lg: "2 / 6" } },
    "& > [data-place=right]": { gridColumn: { lg: "6 / 12" } },
    "& > [data-place=row]": { gridColumn: { lg: "span 4" } },
    "& > [data-place$=Low], & > [data-place=row]:nth-last-child(2)": { marginTop: { lg: "16" } },
    // Print can't scroll.
    _print: { gridAutoFlow: "row", gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  },
});

const Words = chakra("div", { base: { gridColumn: { md: "1 / -1", lg: "1 / 6" } } });
