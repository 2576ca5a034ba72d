import { resolve } from "node:path";
import { bookByPhone, readHotelFile } from "../shared/hotel-file";
import { tagsOf } from "../shared/tags/hotel-tags";
import { environment } from "./environment";

/** What the hotel file says to the build itself, read anew; throws where it is wrong. */
export function readHotel() {
  const hotel = readHotelFile(resolve(environment.hotelFile));
  return {
    tags: tagsOf(hotel.tags, environment),
    verification: hotel.verification,
    bookByPhone: bookByPhone(hotel),
  };
}
