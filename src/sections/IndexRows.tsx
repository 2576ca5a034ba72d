import { chakra, createSlotRecipeContext, type HTMLChakraProps } from "@chakra-ui/react/styled-system";
import { SmartLink } from "../chrome/SmartLink";
import { headingId } from "../config/page-ids";
import { indexRowsRecipe } from "../theme/recipes/index-rows";
import { type BlockProps, blockPicture, type Slide } from "./content";
import { Picture } from "./Picture";
import { RichText } from "./RichText";
import { Section, SectionGrid } from "./Section";
import { hasSliderHead, SliderHead } from "./SliderHead";

const { withProvider, withContext } = createSlotRecipeContext({ recipe: indexRowsRecipe });
const List = withProvider<HTMLUListElement, HTMLChakraProps<"ul"> & { narrow: boolean }>("ul", "list");
const Row = withContext<HTMLLIElement, HTMLChakraProps<"li">>("li", "row");
const Title = withContext<HTMLElement, HTMLChakraProps<"h3">>("h3", "title");
const Text = withContext<HTMLDivElement, HTMLChakraProps<"div">>("div", "text");

/** A slider as an index; the content's picture, or else the first slide's, stands tall beside it. */
export function IndexRows({ id, contents, slider, tone }: BlockProps) {
  const [content] = contents;
  if (!slider || slider.slides.length === 0) return null;
  const picture = blockPicture(contents, slider);
  const titled = hasSliderHead(content, slider);
  return (
    <Section id={id} tone={tone} labelledBy={titled ? headingId(id) : undefined}>
      <SectionGrid>
        <chakra.div gridColumn={{ lg: picture ? "1 / 7" : "1 / -1" }} display="grid" alignContent="center">
          <SliderHead id={headingId(id)} content={content} slider={slider} />
          <Rows slides={slider.slides} narrow={picture !== null} titled={titled} />
        </chakra.div>
        {picture && (
          <chakra.div gridColumn={{ lg: "8 / -1" }} hideBelow="lg">
            <Picture picture={picture} slot="beside" ratio="portrait" cove="tl" />
          </chakra.div>
        )}
      </SectionGrid>
    </Section>
  );
}

function Rows({ slides, narrow, titled }: { slides: readonly Slide[]; narrow: boolean; titled: boolean }) {
  return (
    <List narrow={narrow}>
      {slides.map(({ title, content, link }, index) => (
        <Row key={index}>
          <Title as={titled ? "h3" : "h2"}>
            {link ? <SmartLink {...link} text={title ?? link.text} /> : title}
          </Title>
          <Text>
            <RichText text={content} size="small" />
          </Text>
        </Row>
      ))}
    </List>
  );
}
