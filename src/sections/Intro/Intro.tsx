import { chakra } from "@chakra-ui/react/styled-system";
import { headingId } from "../../theme/page-ids";
import type { BlockProps } from "../content";
import { ActionLink } from "../parts/ActionLink";
import { ContentHead } from "../parts/ContentWords";
import { RichText } from "../parts/RichText";
import { Section, SectionGrid, Stack } from "../parts/Section";

/** Maximum length in characters of a statement, which is set large; longer texts are set as body text. */
const STATEMENT_LENGTH = 260;

/** Hour and heading first, the statement beside them. */
export function Intro({ id, contents, tone }: BlockProps) {
  const [content] = contents;
  if (!content) return null;
  const { title, content: text, link } = content;
  const split = title ? { head: "1 / 6", text: "7 / -1" } : { head: "1 / 5", text: "5 / -1" };
  return (
    <Section id={id} tone={tone} labelledBy={title ? headingId(id) : undefined}>
      <SectionGrid>
        <chakra.div gridColumn={{ lg: split.head }}>
          <ContentHead id={id} content={content} />
        </chakra.div>
        <Stack gridColumn={{ lg: split.text }}>
          <RichText text={text} size={text && text.length > STATEMENT_LENGTH ? "intro" : "lead"} />
          <ActionLink link={link} />
        </Stack>
      </SectionGrid>
    </Section>
  );
}
