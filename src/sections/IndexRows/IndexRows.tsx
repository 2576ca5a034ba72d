import { chakra, createSlotRecipeContext, type HTMLChakraProps } from "@chakra-ui/react/styled-system";
import { SmartLink } from "../../chrome/SmartLink";
import { headingId } from "../../theme/page-ids";
import { indexRowsRecipe } from "../../theme/recipes/index-rows";
import type { BlockProps, Slide } from "../content";
import { BookOffer } from "../parts/BookOffer";
import { LinkWords } from "../parts/LinkWords";
import { Price } from "../parts/Price";
import { RichText } from "../parts/RichText";
import { Section, SectionGrid } from "../parts/Section";
import { hasSliderHead, SliderHead } from "../parts/SliderHead";
import { Picture } from "../pictures/Picture";

const { withProvider, withContext } = createSlotRecipeContext({ recipe: indexRowsRecipe });
const List = withProvider<HTMLUListElement, HTMLChakraProps<"ul"> & { narrow: boolean }>("ul", "list");
const Row = withContext<HTMLLIElement, HTMLChakraProps<"li">>("li", "row");
const Title = withContext<HTMLElement, HTMLChakraProps<"h3">>("h3", "title");
const Text = withContext<HTMLDivElement, HTMLChakraProps<"div">>("div", "text");

/** A slider as an index, with pictures beside it: the content's, or else the first slide's, is the tall one. */
export function IndexRows({ id, contents, slider, tone }: BlockProps) {
  const [content] = contents;
  if (!slider || slider.slides.length === 0) return null;
  const pictures = [content?.picture, ...slider.slides.map(({ picture }) => picture)].filter(isPicture);
  const titled = hasSliderHead(content, slider);
  return (
    <Section id={id} tone={tone} labelledBy={titled ? headingId(id) : undefined}>
      <SectionGrid>
        <chakra.div
          gridColumn={{ lg: pictures.length > 0 ? "1 / 7" : "1 / -1" }}
          display="grid"
          gridTemplateColumns="minmax(0, 1fr)"
          alignContent="center"
        >
          <SliderHead id={headingId(id)} content={content} slider={slider} />
          <Rows slides={slider.slides} narrow={pictures.length > 0} titled={titled} />
        </chakra.div>
        {pictures.length > 0 && (
          <Pictures>
            {pictures.map((picture, index) => (
              <Picture
                key={index}
                picture={picture}
                slot={index === 0 ? "besideRows" : "thumb"}
                ratio="portrait"
                cove={index === 0 ? "ss" : undefined}
                small={index > 0}
              />
            ))}
          </Pictures>
        )}
      </SectionGrid>
    </Section>
  );
}

function Rows({ slides, narrow, titled }: { slides: readonly Slide[]; narrow: boolean; titled: boolean }) {
  return (
    <List narrow={narrow}>
      {slides.map((slide, index) => {
        const { title, content, link, priceFrom } = slide;
        return (
          <Row key={index}>
            <Title as={titled ? "h3" : "h2"}>
              {link ? <SmartLink {...link} text={title ?? link.text} /> : title}
            </Title>
            <Text>
              <RichText text={content} size="small" />
              <Price price={priceFrom} withNote />
              <LinkWords slide={slide} />
              <BookOffer offer={slide.offer} />
            </Text>
          </Row>
        );
      })}
    </List>
  );
}

function isPicture(picture: Slide["picture"] | undefined): picture is NonNullable<Slide["picture"]> {
  return Boolean(picture);
}

/** One tall, the other four in a row below it; below lg the tall one has a photo's ratio. */
const Pictures = chakra("div", {
  base: {
    gridColumn: { lg: "8 / -1" },
    alignSelf: "center",
    display: "grid",
    gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
    gap: "tiles",
    "& > :first-of-type": {
      gridColumn: "1 / -1",
      aspectRatio: { base: "photo !important", lg: "portrait !important" },
    },
  },
});
