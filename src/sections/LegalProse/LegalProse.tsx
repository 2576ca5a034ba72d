import { chakra } from "@chakra-ui/react/styled-system";
import { heroOf } from "../heads/lead";
import { ActionLink } from "../parts/ActionLink";
import { Hour } from "../parts/Hour";
import { RichText } from "../parts/RichText";
import { Section, SectionGrid } from "../parts/Section";
import { Picture } from "../pictures/Picture";

/**
 * The contents of a legal page as one text of readable measure, with small headings; the head's picture is beside
 * it.
 */
export function LegalProse({ page: { contents, leadPicture } }: { page: Queries.PageSectionsFragment }) {
  const hero = heroOf(contents);
  const parts = contents.filter((content) => content !== hero);
  if (parts.length === 0 && !leadPicture) return null;
  return (
    <Section tone="noon" padding="bottom">
      <SectionGrid>
        {leadPicture && (
          <chakra.div gridColumn={{ lg: "1 / 4" }}>
            <Picture picture={leadPicture} slot="margin" ratio="photo" cove="ee" />
          </chakra.div>
        )}
        <Prose>
          {parts.map(({ title, subtitle, content, picture, link }, index) => (
            <chakra.div key={index} display="grid" gap="4" justifyItems="start">
              {subtitle && <Hour text={subtitle} />}
              {title && <chakra.h2 textStyle="h3">{title}</chakra.h2>}
              <RichText text={content} wide />
              {picture && <Picture picture={picture} slot="chart" ratio="natural" />}
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
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: "10",
    "& > *": { gridTemplateColumns: "minmax(0, 1fr)" },
    "& > * > *": { minWidth: "0", width: "full" },
  },
});
