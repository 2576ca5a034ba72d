import { chakra } from "@chakra-ui/react/styled-system";
import type { Slide } from "../content";
import { ActionLink } from "../parts/ActionLink";
import { Price } from "../parts/Price";
import { RichText } from "../parts/RichText";
import { Container, SectionGrid, Stack } from "../parts/Section";
import { Heading } from "../parts/SectionHead";
import { Picture } from "../pictures/Picture";

/** A hero slide that the head has no room for: a wide picture and its text. */
export function Moment({ id, slide }: { id: string; slide: Slide }) {
  const { title, content, picture, link, priceFrom } = slide;
  const speaks = title || content || link || priceFrom;
  return (
    <chakra.section data-tone="noon" bg="bg" color="fg" aria-labelledby={title ? id : undefined}>
      {picture && <Picture picture={picture} slot="full" ratio="wide" />}
      {speaks && (
        <Container paddingBlock="sectionTight">
          <SectionGrid>
            <chakra.div gridColumn={{ lg: "1 / 6" }}>
              {title && <Heading id={id}>{title}</Heading>}
            </chakra.div>
            <Stack gridColumn={{ lg: "7 / -1" }}>
              <RichText text={content} size="lead" />
              <Price price={priceFrom} withNote />
              <ActionLink link={link} />
            </Stack>
          </SectionGrid>
        </Container>
      )}
    </chakra.section>
  );
}
