import { Box } from "@chakra-ui/react/box";
import { SectionGrid } from "../sections/Section";
import { RoomCard } from "./RoomCard";

/** Places on twelve columns: one card alone, then two side by side, the second of them dropped. */
const PLACES = [
  { column: "1 / 9", mirroredColumn: "5 / 13", ratio: "photo", slot: "two-thirds", drop: false },
  { column: "1 / 7", mirroredColumn: "1 / 7", ratio: "calm", slot: "half", drop: false },
  { column: "8 / 13", mirroredColumn: "8 / 13", ratio: "portrait", slot: "half", drop: true },
] as const;

interface Props {
  rooms: readonly Queries.RoomCardFragment[];
  /** The figure begins at the right edge. */
  mirrored: boolean;
}

/** Room cards of unequal size; every three rooms form the figure once, in turn mirrored. */
export function RoomFigure({ rooms, mirrored }: Props) {
  return (
    <SectionGrid rows="cards">
      {rooms.map((room, index) => {
        const { column, mirroredColumn, ratio, slot, drop } = PLACES[index % 3] ?? PLACES[0];
        const turned = mirrored !== (Math.floor(index / 3) % 2 === 1);
        return (
          <Box
            key={room.id}
            gridColumn={{ lg: turned ? mirroredColumn : column }}
            marginTop={{ base: "0", lg: drop ? "drop" : "0" }}
          >
            <RoomCard room={room} ratio={ratio} slot={slot} withSummary />
          </Box>
        );
      })}
    </SectionGrid>
  );
}
