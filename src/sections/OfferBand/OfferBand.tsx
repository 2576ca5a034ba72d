import { chakra } from "@chakra-ui/react/styled-system";
import { headingId } from "../../theme/page-ids";
import type { BlockProps } from "../content";
import { ActionLink } from "../parts/ActionLink";
import { Bleed } from "../parts/Bleed";
import { RichText } from "../parts/RichText";
import { Section, SectionGrid, Stack } from "../parts/Section";
import { Heading } from "../parts/SectionHead";
import { Picture } from "../pictures/Picture";

/** A call to action with a picture: text first, the picture bleeding to the window's edge at the end. */
export function OfferBand({ id, contents: [content], tone }: BlockProps) {
  if (!content) return null;
  const { title, subtitle, content: text, link, picture } = content;
  return (
    <Section id={id} tone={tone} labelledBy={title ? headingId(id) : undefined} padding="none">
      <SectionGrid alignItems="center">
        <Stack gridColumn={{ lg: "1 / 7" }} paddingBlock="sectionTight">
          {subtitle && <Tag>{subtitle}</Tag>}
          {title && <Heading id={headingId(id)}>{title}</Heading>}
          <RichText text={text} />
          <ActionLink link={link} look="solid" />
        </Stack>
        <Bleed side="end" gridColumn={{ lg: "7 / -1" }} alignSelf="stretch">
          <Picture picture={picture} slot="bleedHalf" ratio="calm" cove="es" />
        </Bleed>
      </SectionGrid>
    </Section>
  );
}

/** A few words in the accent colour above a heading. */
export const Tag = chakra("p", { base: { textStyle: "label", color: "accent" } });
