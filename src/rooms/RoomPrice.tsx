import { useTranslation } from "react-i18next";
import { Price } from "../sections/parts/Price";
import type { Wishes } from "./finder-address";
import { monthPrice, type PricedRoom } from "../booking/month-price";
import { roomPriceAmount, roomPriceText } from "./room-price";

interface Props {
  room: PricedRoom;
  when: Pick<Wishes, "month" | "party">;
  /** Includes the line about what is included and the cancellation terms. */
  withNote?: boolean;
}

/** A room's price in the chosen month for the chosen party; without a month its "from" price. */
export function RoomPrice({ room, when, withNote = false }: Props) {
  const { t } = useTranslation("detail");
  const text = roomPriceText(room, when, t);
  if (text === null) return null;
  const note = monthPrice(room, when)?.note ?? room.priceFrom?.note ?? null;
  return <Price price={{ words: text, formatted: roomPriceAmount(room, when), note }} withNote={withNote} />;
}
