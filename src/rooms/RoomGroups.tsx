import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { Section } from "../sections/Section";
import { Heading } from "../sections/SectionHead";
import { tabsRecipe } from "../theme/recipes/tabs";
import { groupRooms, type RoomGroup } from "./groups";
import { RoomFigure } from "./RoomFigure";

const Tabs = chakra("nav", tabsRecipe);

const TONES = { room: "noon", suite: "dawn" } as const satisfies Record<RoomGroup, string>;

/** All rooms of the accommodation page, by group, with an anchor for each group. */
export function RoomGroups({ rooms }: { rooms: readonly Queries.RoomCardFragment[] }) {
  const { t } = useTranslation("rooms");
  const groups = groupRooms(rooms);
  return (
    <>
      {groups.map(({ group, rooms: members }, index) => {
        const tabs = index === 0 && groups.length > 1;
        return (
          <Section key={group} id={anchor(group)} tone={TONES[group]}>
            {tabs && (
              <Tabs aria-label={t("groups")} data-print="off">
                {groups.map(({ group: target }) => (
                  <a key={target} href={`#${anchor(target)}`}>
                    {t(`group.${target}`)}
                  </a>
                ))}
              </Tabs>
            )}
            <Heading marginBottom="mosaic" srOnly={tabs || undefined}>
              {t(`group.${group}`)}
            </Heading>
            <RoomFigure rooms={members} mirrored={index % 2 === 1} />
          </Section>
        );
      })}
    </>
  );
}

function anchor(group: RoomGroup): string {
  return `${group}s`;
}
