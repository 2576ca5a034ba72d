import { chakra } from "@chakra-ui/react/styled-system";
import { useRef } from "react";
import { headingId } from "../theme/page-ids";
import type { BlockProps } from "./content";
import { ContentWords } from "./ContentWords";
import { useRowPictures } from "./near-row";
import { Section } from "./Section";
import { SlideCard } from "./SlideCard";
import { hasSliderHead, SliderWords } from "./SliderHead";

/** The repeating arrangement of cards: wide beside the text, calm below, portrait offset downwards. */
const FIGURE = [
  { column: "6 / -1", ratio: "photo", slot: "mosaicWide", dropped: false },
  { column: "2 / 8", ratio: "calm", slot: "mosaicCalm", dropped: false },
  { column: "8 / 12", ratio: "portrait", slot: "dropped", dropped: true },
] as const;

/** A slider as a loose arrangement of cards, with text at its head. */
export function Mosaic({ id, contents: [content], slider, tone }: BlockProps) {
  const cells = useRef<HTMLDivElement>(null);
  useRowPictures(cells);
  if (!slider || slider.slides.length === 0) return null;
  const titled = hasSliderHead(content, slider);
  return (
    <Section id={id} tone={tone} labelledBy={titled ? headingId(id) : undefined}>
      <Figure>
        <Words>
          {content && <ContentWords id={id} content={content} />}
          <SliderWords id={headingId(id)} titled={Boolean(content?.title)} slider={slider} />
        </Words>
        <Cells ref={cells}>
          {slider.slides.map((slide, index) => {
            const { [index % FIGURE.length]: place = FIGURE[0] } = FIGURE;
            return (
              <Cell key={index} dropped={place.dropped} gridColumn={{ lg: place.column }}>
                <SlideCard
                  slide={slide}
                  slot={place.slot}
                  ratio={place.ratio}
                  headingLevel={titled ? 3 : 2}
                />
              </Cell>
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
    // Print can't scroll.
    _print: { gridAutoFlow: "row", gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  },
});

const Words = chakra("div", { base: { gridColumn: { md: "1 / -1", lg: "1 / 6" } } });

const Cell = chakra("div", {
  variants: {
    dropped: {
      true: {
        marginTop: { lg: "16" },
      },
      false: {},
    },
  },
});
