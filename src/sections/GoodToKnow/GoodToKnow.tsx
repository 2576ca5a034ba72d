import { chakra } from "@chakra-ui/react/styled-system";
import { headingId } from "../../theme/page-ids";
import type { BlockProps } from "../content";
import { ActionLink } from "../parts/ActionLink";
import { ContentHead } from "../parts/ContentWords";
import { RichText } from "../parts/RichText";
import { Section, SectionGrid, Stack } from "../parts/Section";
import { Picture } from "../pictures/Picture";

/** Heading first; a definition list, table or list in hairlines beside it. */
export function GoodToKnow({ id, contents: [content], tone }: BlockProps) {
  if (!content) return null;
  const { title, content: text, picture, link } = content;
  return (
    <Section id={id} tone={tone} labelledBy={title ? headingId(id) : undefined}>
      <SectionGrid>
        <chakra.div gridColumn={{ lg: "1 / 6" }}>
          <ContentHead id={id} content={content} />
          {picture && (
            <chakra.div marginTop="8">
              {/* A drawing may have letters in any corner. */}
              <Picture
                picture={picture}
                slot="beside"
                ratio="portrait"
                cove={picture.drawing ? undefined : "es"}
              />
            </chakra.div>
          )}
        </chakra.div>
        <Texts>
          <RichText text={text} wide />
          <ActionLink link={link} />
        </Texts>
      </SectionGrid>
    </Section>
  );
}

const Texts = chakra(Stack, {
  base: {
    gridColumn: { lg: "6 / -1" },
    justifyItems: "stretch",
    // A range of hours stays on one line.
    "& tbody :is(th, td):first-child": { minWidth: { lg: "9.5rem" } },
  },
});
