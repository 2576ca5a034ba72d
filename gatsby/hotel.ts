import { resolve } from "node:path";
import { bookByPhone } from "../model/hotel-file";
import { readHotelFile } from "../toolkit/read-hotel-file";
import { tagsOf } from "../shared/tags/hotel-tags";
import { environment } from "./environment";

/** Reads the hotel file for the build, uncached; throws if it is invalid. */
export function readHotel() {
  const hotel = readHotelFile(resolve(environment.hotelFile));
  return {
    tags: tagsOf(hotel.tags, environment),
    verification: hotel.verification,
    bookByPhone: bookByPhone(hotel),
  };
}
