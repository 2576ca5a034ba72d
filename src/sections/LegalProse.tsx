import { chakra } from "@chakra-ui/react/styled-system";
import { CONTENT_KEYS } from "../config/content-keys";
import { ActionLink } from "./ActionLink";
import { RichText } from "./RichText";
import { Section, SectionGrid } from "./Section";

/** The contents of a legal page as one text of readable measure, its headings small. */
export function LegalProse({ page }: { page: Queries.PageSectionsFragment }) {
  const parts = page.contents.filter(({ key }) => !key.startsWith(CONTENT_KEYS.hero));
  if (parts.length === 0) return null;
  return (
    <Section tone="noon" padding="bottom">
      <SectionGrid>
        <Prose>
          {parts.map(({ title, content, link }, index) => (
            <chakra.div key={index} display="grid" gap="4" justifyItems="start">
              {title && <chakra.h2 textStyle="h3">{title}</chakra.h2>}
              <RichText text={content} wide />
              <ActionLink link={link} />
            </chakra.div>
          ))}
        </Prose>
      </SectionGrid>
    </Section>
  );
}

const Prose = chakra("div", {
  base: {
    gridColumn: { lg: "5 / -1" },
    maxWidth: "44em",
    display: "grid",
    gap: "10",
    "& > * > *": { minWidth: "0", width: "full" },
  },
});
