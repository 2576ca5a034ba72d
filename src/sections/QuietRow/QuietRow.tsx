import { chakra } from "@chakra-ui/react/styled-system";
import { headingId } from "../../theme/page-ids";
import type { BlockProps } from "../content";
import { Tag } from "../OfferBand/OfferBand";
import { ActionLink } from "../parts/ActionLink";
import { RichText } from "../parts/RichText";
import { Section, Stack } from "../parts/Section";
import { Heading } from "../parts/SectionHead";

/** A call to action without a picture: text first, button at the end. */
export function QuietRow({ id, contents: [content], tone }: BlockProps) {
  if (!content) return null;
  const { title, subtitle, content: text, link } = content;
  return (
    <Section id={id} tone={tone} labelledBy={title ? headingId(id) : undefined} padding="tight">
      <chakra.div
        display="flex"
        flexWrap="wrap"
        justifyContent="space-between"
        alignItems="center"
        columnGap="16"
        rowGap="8"
      >
        <Stack flex="1 1 24rem">
          {subtitle && <Tag>{subtitle}</Tag>}
          {title && <Heading id={headingId(id)}>{title}</Heading>}
          <RichText text={text} />
        </Stack>
        <ActionLink link={link} look="solid" />
      </chakra.div>
    </Section>
  );
}
