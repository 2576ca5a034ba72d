import { chakra } from "@chakra-ui/react/styled-system";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { headingId } from "../../theme/page-ids";
import type { BlockProps, Content } from "../content";
import { ActionLink } from "../parts/ActionLink";
import { RichText } from "../parts/RichText";
import { Section, SectionGrid } from "../parts/Section";
import { Heading } from "../parts/SectionHead";
import { Picture } from "../pictures/Picture";
import { QuestionSearch } from "./QuestionSearch";

/** Minimum number of questions for the search to be shown. */
const SEARCHED = 10;

/** Questions that expand to their answers without script; a subtitle is the topic that starts with its question. */
export function Questions({ id, contents, tone }: BlockProps) {
  const { t } = useTranslation("detail");
  const list = useRef<HTMLDivElement>(null);
  const [found, setFound] = useState<readonly boolean[]>();
  return (
    <Section id={id} tone={tone} labelledBy={headingId(id)}>
      <SectionGrid>
        <chakra.div gridColumn={{ lg: "1 / 6" }}>
          <Heading id={headingId(id)}>{t("sections.questions")}</Heading>
          {contents.length >= SEARCHED && <QuestionSearch list={list} found={found} onFind={setFound} />}
        </chakra.div>
        <List ref={list} gridColumn={{ lg: "6 / -1" }}>
          {topicsOf(contents).map(({ name, questions }, index) => (
            <chakra.div
              key={index}
              hidden={found && !questions.some(({ place }) => found[place])}
              marginTop={index > 0 ? "8" : undefined}
            >
              {name && (
                <chakra.h3 textStyle="small" color="fg.muted">
                  {name}
                </chakra.h3>
              )}
              <chakra.div borderTopWidth="hairline">
                {questions.map(({ place, question }) => (
                  <Question key={place} question={question} hidden={found && !found[place]} />
                ))}
              </chakra.div>
            </chakra.div>
          ))}
        </List>
      </SectionGrid>
    </Section>
  );
}

interface QuestionProps {
  question: Content;
  hidden: boolean | undefined;
}

function Question({ question: { title, content, picture, link }, hidden }: QuestionProps) {
  return (
    <chakra.details hidden={hidden} borderBottomWidth="hairline">
      <Summary>{title}</Summary>
      <chakra.div paddingBottom="6">
        <RichText text={content} muted />
        {picture && (
          <chakra.div marginBlock="6">
            <Picture picture={picture} slot="beside" ratio="photo" />
          </chakra.div>
        )}
        <ActionLink link={link} />
      </chakra.div>
    </chakra.details>
  );
}

interface TopicOfQuestions {
  name: string | null;
  /** With the index of each among all questions. */
  questions: { place: number; question: Content }[];
}

function topicsOf(contents: readonly Content[]): TopicOfQuestions[] {
  const topics: TopicOfQuestions[] = [];
  for (const [place, question] of contents.entries()) {
    const last = topics.at(-1);
    if (!last || question.subtitle)
      topics.push({ name: question.subtitle, questions: [{ place, question }] });
    else last.questions.push({ place, question });
  }
  return topics;
}

/** In print every answer is open. */
const List = chakra("div", {
  base: {
    "& details::details-content": { _print: { contentVisibility: "visible", blockSize: "auto" } },
  },
});

const Summary = chakra("summary", {
  base: {
    textStyle: "h3",
    display: "flex",
    justifyContent: "space-between",
    gap: "min({spacing.6}, 24px)",
    paddingBlock: "5",
    cursor: "pointer",
    listStyle: "none",
    "&::-webkit-details-marker": { display: "none" },
    _after: {
      content: '""',
      flex: "none",
      width: "11px",
      height: "11px",
      marginTop: "2",
      borderColor: "currentColor",
      borderWidth: "0 1px 1px 0",
      transform: "rotate(45deg)",
      transitionProperty: "transform",
      transitionDuration: "calm",
      "[open] > &": { transform: "translateY(0.35rem) rotate(225deg)" },
    },
  },
});
