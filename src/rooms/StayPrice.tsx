import { useKeptStay } from "../booking/kept-stay";
import type { PricedRoom } from "../booking/month-price";
import { RoomPrice } from "./RoomPrice";

/** A room's price in the month and for the party that the visitor chose elsewhere on this visit. */
export function StayPrice({ room }: { room: PricedRoom }) {
  return <RoomPrice room={room} when={useKeptStay()} />;
}
