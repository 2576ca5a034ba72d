import { chakra } from "@chakra-ui/react/styled-system";
import { ActionLink } from "./ActionLink";
import { type BlockProps, headingId } from "./content";
import { Hour } from "./Hour";
import { Picture } from "./Picture";
import { RichText } from "./RichText";
import { Section, SectionGrid, Stack } from "./Section";
import { Heading } from "./SectionHead";

/** Heading left; a definition list, table or list in hairlines right. */
export function GoodToKnow({ id, contents: [content], tone }: BlockProps) {
  if (!content) return null;
  const { title, subtitle, content: text, picture, link } = content;
  return (
    <Section id={id} tone={tone} labelledBy={title ? headingId(id) : undefined}>
      <SectionGrid>
        <chakra.div gridColumn={{ lg: "1 / 6" }}>
          {subtitle && <Hour text={subtitle} />}
          {title && <Heading id={headingId(id)}>{title}</Heading>}
          {picture && (
            <chakra.div marginTop="8">
              <Picture picture={picture} slot="card3" ratio="portrait" cove="bl" />
            </chakra.div>
          )}
        </chakra.div>
        <Stack gridColumn={{ lg: "6 / -1" }} justifyItems="stretch">
          <RichText text={text} wide />
          <ActionLink link={link} />
        </Stack>
      </SectionGrid>
    </Section>
  );
}
