import { chakra } from "@chakra-ui/react/styled-system";
import type { BlockProps } from "../content";
import { ActionLink } from "../parts/ActionLink";
import { Hour } from "../parts/Hour";
import { RichText } from "../parts/RichText";
import { Container, Section, SectionGrid } from "../parts/Section";
import { Picture } from "../pictures/Picture";

/** A quote: content = quote, title = source, with a wide picture above if there is one. */
export function Quote({ id, contents: [content], tone }: BlockProps) {
  if (!content) return null;
  const { title, subtitle, content: text, picture, link } = content;
  const words = (
    <chakra.div gridColumn={{ lg: subtitle ? "5 / -1" : "3 / 12" }}>
      <chakra.figure margin="0">
        {text && (
          <blockquote>
            <RichText text={text} size="quote" />
          </blockquote>
        )}
        {title && (
          <chakra.figcaption textStyle="small" color="fg.muted" marginTop="6">
            {title}
          </chakra.figcaption>
        )}
      </chakra.figure>
      {link && (
        <chakra.div marginTop="6">
          <ActionLink link={link} />
        </chakra.div>
      )}
    </chakra.div>
  );
  const grid = (
    <SectionGrid>
      {subtitle && (
        <chakra.div gridColumn={{ lg: "1 / 5" }}>
          <Hour text={subtitle} />
        </chakra.div>
      )}
      {words}
    </SectionGrid>
  );
  if (!picture) {
    return (
      <Section id={id} tone={tone}>
        {grid}
      </Section>
    );
  }
  return (
    <chakra.section id={id} data-tone={tone} bg="bg" color="fg">
      <Picture picture={picture} slot="full" ratio="wide" />
      <Container paddingBlock="sectionTight">{grid}</Container>
    </chakra.section>
  );
}
