import { useTranslation } from "react-i18next";
import { headingId, PAGE_IDS } from "../config/page-ids";
import { CardRow } from "../sections/CardRow";
import { Section } from "../sections/Section";
import { SectionHead } from "../sections/SectionHead";
import { roomsUrl } from "./groups";
import { RoomCard } from "./RoomCard";

interface Props {
  rooms: readonly Queries.RoomCardFragment[];
  heading: "rooms" | "otherRooms";
  /** What the editor says above them. */
  head?: Queries.ContentFragment | undefined;
  tone: "noon" | "dawn";
  count: 3 | 4;
}

const HEADING_ID = headingId(PAGE_IDS.rooms);

/** Three or four rooms in a row. Nothing where there is no room. */
export function RoomRow({ rooms, heading, head, tone, count }: Props) {
  const { t } = useTranslation("rooms");
  const [first] = rooms;
  if (!first) return null;
  return (
    <Section tone={tone} labelledBy={HEADING_ID}>
      <SectionHead
        id={HEADING_ID}
        hour={head?.subtitle}
        title={head?.title ?? t(heading)}
        link={head?.link ?? { url: roomsUrl(first.url), text: t("allRooms"), target: null }}
      />
      <CardRow count={count} stagger={count === 4} labelledBy={HEADING_ID}>
        {rooms.map((room) => (
          <RoomCard key={room.id} room={room} ratio="portrait" slot={count === 4 ? "card4" : "card3"} />
        ))}
      </CardRow>
    </Section>
  );
}
