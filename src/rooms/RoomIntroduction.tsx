import { Box } from "@chakra-ui/react/box";
import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { useTranslation } from "react-i18next";
import type { ReactNode } from "react";
import { RichText } from "../sections/RichText";
import { Section, SectionGrid } from "../sections/Section";
import { factListingRecipe } from "../theme/recipes/fact-listing";
import { factText, ROOM_FACTS } from "./room-facts";

interface Props {
  room: Queries.RoomIntroductionFragment;
  /** Book and phone, under the facts. */
  actions: ReactNode;
}

const Facts = chakra("dl", factListingRecipe);

/** Name, summary and text of a room; beside them its facts, which stay in view, and the ways to book it. */
export function RoomIntroduction({ room, actions }: Props) {
  const { t } = useTranslation("rooms");
  const facts = ROOM_FACTS.flatMap((fact) => {
    const text = factText(room, fact, t);
    return text ? { fact, text } : [];
  });
  return (
    <Section tone="noon" padding="tight">
      <SectionGrid rowGap={{ base: "12", lg: "0" }}>
        <Box gridColumn={{ lg: "1 / 8" }}>
          <chakra.h1 textStyle="h1">{room.name}</chakra.h1>
          {room.summary && (
            <chakra.p textStyle="lead" marginTop="5" marginBottom="8">
              {room.summary}
            </chakra.p>
          )}
          <RichText text={room.content} headingLevel={2} />
        </Box>
        <Box
          as="aside"
          aria-label={t("factsLabel")}
          gridColumn={{ lg: "9 / 13" }}
          alignSelf="start"
          position={{ lg: "sticky" }}
          top={{ lg: "calc({sizes.navScrolled} + {spacing.8})" }}
        >
          {facts.length > 0 && (
            <Facts>
              {facts.map(({ fact, text }) => (
                <div key={fact}>
                  <dt>{t(fact)}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </Facts>
          )}
          {actions}
        </Box>
      </SectionGrid>
    </Section>
  );
}

export const query = graphql`
  fragment RoomIntroduction on HotelRoom {
    name
    summary
    content {
      ...RichText
    }
    ...RoomFacts
  }
`;
