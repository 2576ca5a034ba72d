import { chakra } from "@chakra-ui/react/styled-system";
import { ActionLink } from "./ActionLink";
import { type BlockProps, type Content, headingId, type Slider } from "./content";
import { Hour } from "./Hour";
import { RichText } from "./RichText";
import { Section, Stack } from "./Section";
import { Heading } from "./SectionHead";
import { SlideCard } from "./SlideCard";
import { hasSliderHead, SliderHead } from "./SliderHead";

/** The figure that cards repeat: wide beside the words, calm below, portrait hanging lower. */
const FIGURE = [
  { column: "6 / -1", ratio: "photo", slot: "half", dropped: false },
  { column: "2 / 8", ratio: "calm", slot: "half", dropped: false },
  { column: "8 / 12", ratio: "portrait", slot: "card3", dropped: true },
] as const;

/** A slider as a loose figure of cards, words at its head. */
export function Mosaic({ id, contents: [content], slider, tone }: BlockProps) {
  if (!slider || slider.slides.length === 0) return null;
  const titled = hasSliderHead(content, slider);
  return (
    <Section id={id} tone={tone} labelledBy={titled ? headingId(id) : undefined}>
      <Figure>
        <Words>
          <Head id={headingId(id)} content={content} slider={slider} />
        </Words>
        {slider.slides.map((slide, index) => {
          const { [index % FIGURE.length]: place = FIGURE[0] } = FIGURE;
          return (
            <Cell key={index} dropped={place.dropped} gridColumn={{ lg: place.column }}>
              <SlideCard slide={slide} slot={place.slot} ratio={place.ratio} headingLevel={titled ? 3 : 2} />
            </Cell>
          );
        })}
      </Figure>
    </Section>
  );
}

function Head({ id, content, slider }: { id: string; content: Content | undefined; slider: Slider }) {
  if (!content) return <SliderHead id={id} content={undefined} slider={slider} />;
  return (
    <>
      {content.subtitle && <Hour text={content.subtitle} />}
      <Stack>
        {content.title && <Heading id={id}>{content.title}</Heading>}
        <RichText text={content.content} />
        <ActionLink link={content.link} />
      </Stack>
    </>
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
    rowGap: "mosaic",
  },
});

const Words = chakra("div", { base: { gridColumn: { md: "1 / -1", lg: "1 / 6" } } });

const Cell = chakra("div", {
  variants: {
    dropped: {
      true: {
        marginTop: { lg: "drop" },
        marginInlineStart: { base: "auto", md: "0" },
        width: { base: "80%", md: "auto" },
      },
      false: {},
    },
  },
});
