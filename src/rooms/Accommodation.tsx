import { useMemo } from "react";
import { useInBrowser } from "../chrome/use-in-browser";
import { CompareTick } from "./CompareTick";
import { Comparison } from "./Comparison";
import { ComparisonTray } from "./ComparisonTray";
import { NoRooms } from "./NoRooms";
import { RoomFinder } from "./RoomFinder";
import { RoomGroups } from "./RoomGroups";
import { useComparison } from "./use-comparison";
import { useFinder } from "./use-finder";

/** Number of rooms from which the finder is shown. */
const FINDER_MIN = 4;

interface Props {
  rooms: readonly Queries.ComparedRoomFragment[];
  hotel: Queries.SheetHotelFragment;
}

/** What the accommodation page adds to its contents: all rooms by group, the room finder, and the comparison. */
export function Accommodation({ rooms, hotel }: Props) {
  return rooms.length === 0 ? <NoRooms phone={hotel.phone} /> : <Rooms rooms={rooms} hotel={hotel} />;
}

function Rooms({ rooms, hotel }: Props) {
  const finder = useFinder();
  const comparison = useComparison(rooms);
  const ready = useInBrowser(() => 1, 0) === 1;
  const compared = useMemo(
    () => comparison.chosen.flatMap((slug) => rooms.find((room) => room.slug === slug) ?? []),
    [comparison.chosen, rooms],
  );
  const comparable = rooms.length > 1;
  return (
    <>
      <RoomGroups
        rooms={rooms}
        wishes={finder.wishes}
        finder={rooms.length >= FINDER_MIN && <RoomFinder {...finder} rooms={rooms} ready={ready} />}
        tick={(room) => comparable && <CompareTick room={room} {...comparison} ready={ready} />}
      >
        {comparable && <ComparisonTray rooms={compared} onClear={comparison.clear} />}
      </RoomGroups>
      {comparable && (
        <Comparison rooms={compared} when={finder.wishes} hotel={hotel} onClear={comparison.clear} />
      )}
    </>
  );
}
