import { chakra } from "@chakra-ui/react/styled-system";
import { ActionLink } from "./ActionLink";
import { type BlockProps, headingId } from "./content";
import { RichText } from "./RichText";
import { Section, SectionGrid, Stack } from "./Section";
import { Heading } from "./SectionHead";

/** Heading left; a definition list, table or list in hairlines right. */
export function GoodToKnow({ id, contents: [content], tone }: BlockProps) {
  if (!content) return null;
  const { title, content: text, link } = content;
  return (
    <Section id={id} tone={tone} labelledBy={title ? headingId(id) : undefined}>
      <SectionGrid>
        <chakra.div gridColumn={{ lg: "1 / 5" }}>
          {title && <Heading id={headingId(id)}>{title}</Heading>}
        </chakra.div>
        <Stack gridColumn={{ lg: "6 / -1" }} justifyItems="stretch">
          <RichText text={text} wide />
          <ActionLink link={link} />
        </Stack>
      </SectionGrid>
    </Section>
  );
}
