import { Comparison } from "./Comparison";
import { NoRooms } from "./NoRooms";
import { RoomGroups } from "./RoomGroups";

interface Props {
  rooms: readonly Queries.ComparedRoomFragment[];
  phone: { label: string; tel: string };
}

/** What the accommodation page adds to its contents: all rooms by group, and their comparison. */
export function Accommodation({ rooms, phone }: Props) {
  if (rooms.length === 0) return <NoRooms phone={phone} />;
  return (
    <>
      <RoomGroups rooms={rooms} />
      {rooms.length > 1 && <Comparison rooms={rooms} />}
    </>
  );
}
