import { chakra, defineRecipe } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import type { ReactNode } from "react";
import { PAGE_IDS } from "../theme/page-ids";
import { ROOM_TRAITS } from "../../shared/room-traits";
import { Section } from "../sections/Section";
import { Heading } from "../sections/SectionHead";
import { tabsRecipe } from "../theme/recipes/tabs";
import { FINDER_FIELDS, fits, GUEST_CHOICES, guestsOf, type Wishes } from "./finder-address";
import { groupRooms, type RoomGroup } from "./groups";
import { RoomCard } from "./RoomCard";

const Tabs = chakra("nav", tabsRecipe);

const ANCHORS = { room: PAGE_IDS.rooms, suite: PAGE_IDS.suites } as const satisfies Record<RoomGroup, string>;
const TONES = { room: "noon", suite: "dawn" } as const satisfies Record<RoomGroup, string>;

const hidden = { display: "none" };

/** A chosen chip hides the rooms that are otherwise before the app is there and without script, where `:has()` is known. */
const FILTERS = Object.fromEntries([
  ...ROOM_TRAITS.map((trait) => [
    `&:has([name=${FINDER_FIELDS.traits}][value=${trait}]:checked) [data-room]:not([data-traits~=${trait}])`,
    hidden,
  ]),
  ...GUEST_CHOICES.map((guests) => [
    `&:has([name=${FINDER_FIELDS.guests}][value='${guests}']:checked) [data-room]:not([data-guests~='${guests}'])`,
    hidden,
  ]),
]);

export const roomGroupsRecipe = defineRecipe({
  className: "room-groups",
  base: { ...FILTERS },
});

const Groups = chakra("div", roomGroupsRecipe);

const Cards = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
    columnGap: "gap",
    rowGap: "10",
    "& [data-ratio=photo]": { aspectRatio: { lg: "16 / 10" } },
  },
});

interface Props {
  rooms: readonly Queries.ComparedRoomFragment[];
  wishes: Wishes;
  /** Stands above the first group. */
  finder: ReactNode;
  /** Stands in a room's card. */
  tick: (room: Queries.ComparedRoomFragment) => ReactNode;
  children?: ReactNode;
}

/** All rooms of the accommodation page, by group, with an anchor for each group. */
export function RoomGroups({ rooms, wishes, finder, tick, children }: Props) {
  const { t } = useTranslation("rooms");
  const groups = groupRooms(rooms);
  return (
    <Groups>
      {groups.map(({ group, rooms: members }, index) => {
        const tabs = index === 0 && groups.length > 1;
        return (
          <Section
            key={group}
            id={ANCHORS[group]}
            tone={TONES[group]}
            padding={index === 0 ? "bottom" : undefined}
          >
            {tabs && (
              <Tabs aria-label={t("groups")} marginBottom="6" data-print="off">
                {groups.map(({ group: target }) => (
                  <a key={target} href={`#${ANCHORS[target]}`}>
                    {t(`group.${target}`)}
                  </a>
                ))}
              </Tabs>
            )}
            {index === 0 && finder}
            <Heading marginBottom="8" srOnly={tabs || undefined}>
              {t(`group.${group}`)}
            </Heading>
            <Cards>
              {members.map((room) => (
                <div
                  key={room.id}
                  hidden={!fits(room, wishes)}
                  data-room=""
                  data-traits={room.traits.join(" ")}
                  data-guests={guestsOf(room).join(" ")}
                >
                  <RoomCard room={room} ratio="photo" slot="half" withSummary>
                    {tick(room)}
                  </RoomCard>
                </div>
              ))}
            </Cards>
            {!members.some((room) => fits(room, wishes)) && <p>{t("finder.none")}</p>}
          </Section>
        );
      })}
      {children}
    </Groups>
  );
}
