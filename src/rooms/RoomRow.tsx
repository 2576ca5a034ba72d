import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { useTranslation } from "react-i18next";
import { useEffect } from "react";
import { useCode } from "../locale/use-code";
import { headingId, PAGE_IDS } from "../theme/page-ids";
import { CardRow } from "../sections/parts/CardRow";
import { LoneCard } from "../sections/parts/LoneCard";
import type { Block } from "../sections/plan";
import { RichText } from "../sections/parts/RichText";
import { Section } from "../sections/parts/Section";
import { SectionHead } from "../sections/parts/SectionHead";
import { SliderWords } from "../sections/parts/SliderHead";
import { isStayKept, STAY_EVENT } from "../booking/stay-key";
import { groupRooms, roomsUrl } from "./groups";
import { RoomCard } from "./RoomCard";

interface Props {
  rooms: readonly Queries.RoomRowCardFragment[];
  heading: "rooms" | "otherRooms";
  /** The editor's content above them. */
  head?: Pick<Block, "contents" | "slider">;
  tone: "noon" | "dawn";
  count: 3 | 4;
}

const HEADING_ID = headingId(PAGE_IDS.rooms);

/**
 * Three or four rooms in a row, separating rooms from suites if there are both. Renders nothing if there are no
 * rooms.
 */
export function RoomRow({ rooms, heading, head, tone, count }: Props) {
  const { t } = useTranslation("rooms");
  const code = useStayPrice();
  const [first] = rooms;
  if (!first) return null;
  const content = head?.contents[0];
  const groups = groupRooms(rooms);
  const priceOf = (room: Queries.RoomRowCardFragment) => code && <code.StayPrice room={room} />;
  return (
    <Section tone={tone} labelledBy={HEADING_ID}>
      <SectionHead
        id={HEADING_ID}
        hour={content?.subtitle}
        title={content?.title ?? t(heading)}
        link={content?.link ?? { url: roomsUrl(first.url), text: t("allRooms"), target: null }}
      />
      {content?.content && (
        <chakra.div marginBottom={{ base: "8", lg: "12" }}>
          <RichText text={content.content} />
        </chakra.div>
      )}
      <SliderWords id={HEADING_ID} titled slider={head?.slider ?? null} />
      {rooms.length === 1 ? (
        <LoneCard>
          <RoomCard room={first} ratio="photo" slot="bleed" withSummary price={priceOf(first)} />
        </LoneCard>
      ) : (
        <Groups style={{ "--cards": count }}>
          {groups.map(({ group, rooms: members }) => {
            const label = groups.length > 1 ? `${PAGE_IDS.rooms}_${group}` : undefined;
            return (
              <chakra.div key={group} minWidth="0" style={{ "--members": Math.min(members.length, count) }}>
                {label && (
                  <chakra.p id={label} textStyle="label" color="fg.muted" marginBottom="4">
                    {t(`group.${group}`)}
                  </chakra.p>
                )}
                <CardRow count={members.length} stagger={count === 4} labelledBy={label ?? HEADING_ID}>
                  {members.map((room) => (
                    <RoomCard
                      key={room.id}
                      room={room}
                      ratio="portrait"
                      slot={`card${count === 4 ? 4 : 3}${members.length === 1 ? "Alone" : ""}`}
                      cut={
                        room.picture?.portrait
                          ? { srcSet: room.picture.portrait, ratio: "portrait" }
                          : undefined
                      }
                      price={priceOf(room)}
                    />
                  ))}
                </CardRow>
              </chakra.div>
            );
          })}
        </Groups>
      )}
    </Section>
  );
}

const fetchStayPrice = () => import("./StayPrice");

/** The code that shows prices of the visitor's month; loaded once a stay is kept. */
function useStayPrice() {
  const [code, load] = useCode(fetchStayPrice);
  useEffect(() => {
    if (isStayKept()) load();
    window.addEventListener(STAY_EVENT, load, { once: true });
    return () => window.removeEventListener(STAY_EVENT, load);
  }, [load]);
  return code;
}

/** Groups of cards stacked; from lg up side by side, all cards equally wide. */
const Groups = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "repeat(var(--cards), minmax(0, 1fr))" },
    columnGap: "gap",
    rowGap: "8",
    "& > *": { gridColumn: { lg: "span var(--members)" } },
  },
});

// The portrait's widths are those of a phone's cards.
export const query = graphql`
  fragment RoomRowCard on HotelRoom {
    ...RoomCard
    picture {
      portrait: cut(ratio: 0.8, widths: [566, 688, 800])
    }
  }
`;
