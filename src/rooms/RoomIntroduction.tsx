import { Box } from "@chakra-ui/react/box";
import { chakra, defineRecipe } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { useTranslation } from "react-i18next";
import type { ReactNode } from "react";
import { RichText } from "../sections/parts/RichText";
import { Section, SectionGrid } from "../sections/parts/Section";
import { useKeptStay } from "../booking/kept-stay";
import { factText, ROOM_FACTS } from "./room-facts";
import { RoomPrice } from "./RoomPrice";

interface Props {
  room: Queries.RoomIntroductionFragment;
  /** Book and phone, below the facts. */
  actions: ReactNode;
  /** Below both, across the page's width. */
  children?: ReactNode;
}

/** Names and values in hairline rows; stacked if they don't fit on one line. */
export const factListingRecipe = defineRecipe({
  className: "fact-listing",
  base: {
    borderTopWidth: "hairline",
    "& > div": {
      display: "flex",
      flexWrap: "wrap",
      columnGap: "gap",
      paddingBlock: { base: "4", _print: "1" },
      borderBottomWidth: "hairline",
      overflowWrap: "anywhere",
    },
    "& dt": { flex: "1 1 5.25rem", minWidth: "0", color: "fg.muted" },
    "& dd": { flex: "1.9 1 10rem", minWidth: "0" },
  },
});

const Facts = chakra("dl", factListingRecipe);

/** A room's name, summary and text; beside them its facts, which are sticky, and the booking actions. */
export function RoomIntroduction({ room, actions, children }: Props) {
  const { t } = useTranslation("rooms");
  const { t: sayCommon } = useTranslation("common");
  const stay = useKeptStay();
  const facts = ROOM_FACTS.flatMap((fact) => {
    const text = factText(room, fact, t, sayCommon);
    return text ? { fact, text } : [];
  });
  return (
    <Section tone="noon" padding="tight">
      <SectionGrid
        rowGap={{ base: "12", lg: "0" }}
        _print={{ gridTemplateColumns: "3fr 2fr", columnGap: "2rem" }}
      >
        <Box gridColumn={{ lg: "1 / 8" }} _print={{ gridColumn: "auto" }}>
          <chakra.h1 textStyle="h1">{room.name}</chakra.h1>
          {room.summary && (
            <chakra.p textStyle="lead" marginTop="5" marginBottom={{ base: "8", _print: "4" }}>
              {room.summary}
            </chakra.p>
          )}
          <RichText text={room.content} />
        </Box>
        <Box
          as="aside"
          aria-label={t("factsLabel")}
          gridColumn={{ lg: "9 / 13" }}
          _print={{ gridColumn: "auto" }}
          alignSelf="start"
          position={{ lg: "sticky" }}
          top={{ lg: "calc(var(--navbar) + {spacing.8})" }}
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
          <chakra.div marginTop="6">
            <RoomPrice room={room} when={stay} withNote />
          </chakra.div>
          {actions}
        </Box>
      </SectionGrid>
      {children}
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
    ...RoomPrices
    ...RoomFacts
  }
`;
