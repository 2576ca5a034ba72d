import { type HotelFile, reservationOf } from "../model/hotel-file";
import type { ApiProperty } from "./contract";

/** Returns the reservation site: the content server's if it names one, else the hotel file's. */
export function reservationIn(hotel: HotelFile, said: ApiProperty | undefined) {
  if (!said?.reservation) return reservationOf(hotel);
  const { parameters, ...reservation } = said.reservation;
  return reservationOf({ ...hotel, reservation: { ...reservation, parameters: parameters ?? null } });
}
