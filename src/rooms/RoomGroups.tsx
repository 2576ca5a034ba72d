import { chakra, defineRecipe } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import type { ReactNode } from "react";
import { PAGE_IDS } from "../theme/page-ids";
import { ROOM_TRAITS, VIEW } from "../../shared/room-traits";
import { Section } from "../sections/parts/Section";
import { Heading } from "../sections/parts/SectionHead";
import { moreLinkRecipe } from "../theme/recipes/more-link";
import { tabsRecipe } from "../theme/recipes/tabs";
import {
  ADULT_CHOICES,
  CHILD_CHOICES,
  FINDER_FIELDS,
  fits,
  PARENTS,
  partiesOf,
  type Wishes,
} from "./finder-address";
import { groupRooms, type RoomGroup } from "./groups";
import { RoomCard } from "./RoomCard";
import { RoomPrice } from "./RoomPrice";
import { byPrice } from "./room-price";

const Tabs = chakra("nav", tabsRecipe);
const More = chakra("a", moreLinkRecipe);

const ANCHORS = { room: PAGE_IDS.rooms, suite: PAGE_IDS.suites } as const satisfies Record<RoomGroup, string>;
const TONES = { room: "noon", suite: "dawn" } as const satisfies Record<RoomGroup, string>;

const hidden = { display: "none" };

/** Selectable combinations of adults and children; children without a number of adults come with their parents. */
const CHOSEN_PARTIES = ["", ...ADULT_CHOICES].flatMap((adults) =>
  CHILD_CHOICES.filter((children) => adults !== "" || children > 0).map((children) => {
    const child = `[name=${FINDER_FIELDS.children}]`;
    const withChildren =
      children > 0
        ? `:has(${child}[value='${children}']:checked)`
        : `:not(:has(${child}:checked:not([value='0'])))`;
    return {
      selector: `:has([name=${FINDER_FIELDS.adults}][value='${adults}']:checked)${withChildren}`,
      party: `${adults || PARENTS}-${children}`,
    };
  }),
);

const checked = (trait: string) => `&:has([name=${FINDER_FIELDS.traits}][value${trait}]:checked) [data-room]`;
const isView = (trait: string) => trait.endsWith(VIEW);

/**
 * A selected chip hides non-matching rooms even before the app runs and without script, if `:has()` is supported.
 * Any view hides all rooms, and shows those that have it; what hides others comes after that.
 */
const FILTERS = Object.fromEntries([
  [checked(`$=${VIEW}`), hidden],
  ...ROOM_TRAITS.filter(isView).map((trait) => [
    `${checked(`=${trait}`)}[data-traits~=${trait}]`,
    { display: "block" },
  ]),
  ...ROOM_TRAITS.filter((trait) => !isView(trait)).map((trait) => [
    `${checked(`=${trait}`)}:not([data-traits~=${trait}])`,
    hidden,
  ]),
  ...CHOSEN_PARTIES.map(({ selector, party }) => [
    `&${selector} [data-room]:not([data-parties~='${party}'])`,
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
    "& [data-ratio=photo]": { aspectRatio: { lg: "5 / 3" } },
  },
});

interface Props {
  rooms: readonly Queries.ComparedRoomFragment[];
  wishes: Wishes;
  /** Shown above the first group. */
  finder: ReactNode;
  /** Shown in a room's card. */
  tick: (room: Queries.ComparedRoomFragment) => ReactNode;
  children?: ReactNode;
}

/** All rooms of the accommodation page, by group, with an anchor for each group. */
export function RoomGroups({ rooms, wishes, finder, tick, children }: Props) {
  const { t } = useTranslation("rooms");
  const groups = groupRooms(rooms);
  const fitting = groups.filter(({ rooms: members }) => members.some((room) => fits(room, wishes)));
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
              {(wishes.cheapestFirst ? byPrice(members, wishes) : members).map((room) => (
                <div
                  key={room.id}
                  hidden={!fits(room, wishes)}
                  data-room=""
                  data-traits={room.traits.join(" ")}
                  data-parties={partiesOf(room).join(" ")}
                >
                  <RoomCard
                    room={room}
                    ratio="photo"
                    slot="half"
                    withSummary
                    price={<RoomPrice room={room} when={wishes} />}
                  >
                    {tick(room)}
                  </RoomCard>
                </div>
              ))}
            </Cards>
            {fitting.length === 0 && <p>{t("finder.none")}</p>}
            {fitting.length > 0 && !fitting.some((one) => one.group === group) && (
              <Elsewhere groups={fitting.map((one) => one.group)} />
            )}
          </Section>
        );
      })}
      {children}
    </Groups>
  );
}

/** Leads from a group in which nothing fits to those in which something does. */
function Elsewhere({ groups }: { groups: readonly RoomGroup[] }) {
  const { t } = useTranslation("rooms");
  return (
    <>
      <p>{t("finder.elsewhere")}</p>
      {groups.map((group) => (
        <More key={group} href={`#${ANCHORS[group]}`}>
          {t(`group.${group}`)}
        </More>
      ))}
    </>
  );
}
