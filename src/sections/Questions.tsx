import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { headingId } from "../theme/page-ids";
import { ActionLink } from "./ActionLink";
import type { BlockProps } from "./content";
import { Hour } from "./Hour";
import { Picture } from "./Picture";
import { RichText } from "./RichText";
import { Section, SectionGrid } from "./Section";
import { Heading } from "./SectionHead";

/** Questions that open on their answers, without any script. */
export function Questions({ id, contents, tone }: BlockProps) {
  const { t } = useTranslation("detail");
  return (
    <Section id={id} tone={tone} labelledBy={headingId(id)}>
      <SectionGrid>
        <chakra.div gridColumn={{ lg: "1 / 6" }}>
          <Heading id={headingId(id)}>{t("sections.questions")}</Heading>
        </chakra.div>
        <chakra.div gridColumn={{ lg: "6 / -1" }} borderTopWidth="hairline">
          {contents.map(({ title, subtitle, content, picture, link }, index) => (
            <chakra.details key={index} borderBottomWidth="hairline">
              <Question>{title}</Question>
              <chakra.div paddingBottom="6">
                {subtitle && <Hour text={subtitle} />}
                <RichText text={content} muted />
                {picture && (
                  <chakra.div marginBlock="6">
                    <Picture picture={picture} slot="beside" ratio="photo" />
                  </chakra.div>
                )}
                <ActionLink link={link} />
              </chakra.div>
            </chakra.details>
          ))}
        </chakra.div>
      </SectionGrid>
    </Section>
  );
}

const Question = chakra("summary", {
  base: {
    textStyle: "h3",
    display: "flex",
    justifyContent: "space-between",
    gap: "6",
    paddingBlock: "5",
    cursor: "pointer",
    listStyle: "none",
    "&::-webkit-details-marker": { display: "none" },
    _after: {
      content: '""',
      flex: "none",
      width: "0.7rem",
      height: "0.7rem",
      marginTop: "2",
      borderRightWidth: "hairline",
      borderBottomWidth: "hairline",
      borderColor: "currentColor",
      transform: "rotate(45deg)",
      transitionProperty: "transform",
      transitionDuration: "calm",
      "[open] > &": { transform: "translateY(0.35rem) rotate(225deg)" },
    },
  },
});
