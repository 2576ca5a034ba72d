import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { headingId } from "../../theme/page-ids";
import type { BlockProps } from "../content";
import { ActionLink } from "../parts/ActionLink";
import { RichText } from "../parts/RichText";
import { Section, SectionGrid, Stack } from "../parts/Section";
import { Heading } from "../parts/SectionHead";
import { Picture } from "../pictures/Picture";

/** Guest reviews: content = their words, title = name, subtitle = country and date, link = the source. */
export function Voices({ id, contents, tone }: BlockProps) {
  const { t } = useTranslation("detail");
  const { t: sayCommon } = useTranslation("common");
  return (
    <Section id={id} tone={tone} labelledBy={headingId(id)}>
      <SectionGrid>
        <chakra.div gridColumn={{ lg: "1 / 6" }}>
          <Heading id={headingId(id)}>{t("sections.voices")}</Heading>
        </chakra.div>
        <Stack gridColumn={{ lg: "7 / -1" }}>
          {contents.map(({ title, subtitle, content, picture, link }, index) => (
            <chakra.figure key={index} minWidth="0">
              {picture && <Picture picture={picture} slot="beside" ratio="photo" />}
              {content && (
                <blockquote>
                  <RichText text={content} size="intro" />
                </blockquote>
              )}
              <figcaption>
                <chakra.p textStyle="small" color="fg.muted">
                  {title && <b>{title}</b>}
                  {title && subtitle && <span>{sayCommon("comma")}</span>}
                  {subtitle && <span>{subtitle}</span>}
                </chakra.p>
                <ActionLink link={link} />
              </figcaption>
            </chakra.figure>
          ))}
        </Stack>
      </SectionGrid>
    </Section>
  );
}
