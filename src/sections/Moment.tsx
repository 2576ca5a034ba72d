import { chakra } from "@chakra-ui/react/styled-system";
import { ActionLink } from "./ActionLink";
import type { Slide } from "./content";
import { Picture } from "./Picture";
import { RichText } from "./RichText";
import { Container, SectionGrid, Stack } from "./Section";
import { Heading } from "./SectionHead";

/** A further hero slide of a page whose head shows one: a wide picture and its words. */
export function Moment({ id, slide }: { id: string; slide: Slide }) {
  const { title, content, picture, link } = slide;
  return (
    <chakra.section data-tone="noon" bg="bg" color="fg" aria-labelledby={title ? id : undefined}>
      {picture && <Picture picture={picture} slot="full" ratio="wide" />}
      <Container paddingBlock="sectionTight">
        <SectionGrid>
          <chakra.div gridColumn={{ lg: "1 / 6" }}>{title && <Heading id={id}>{title}</Heading>}</chakra.div>
          <Stack gridColumn={{ lg: "7 / -1" }}>
            <RichText text={content} size="lead" />
            <ActionLink link={link} />
          </Stack>
        </SectionGrid>
      </Container>
    </chakra.section>
  );
}
