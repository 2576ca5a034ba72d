import { parseHotelFile, readHotelFile } from "../../../src/config/hotel-file";
import { hotelFields } from "../../../src/gatsby/hotel-nodes";

const SMALL_HOTEL = "tests/fixtures/second-hotel/hotel.json";

test("texts are in the node's language", () => {
  const hotel = readHotelFile(SMALL_HOTEL);
  expect(hotelFields(hotel, "ru")).toMatchObject({
    locale: "ru",
    address: "Rantatie 4, 58900 Рантасалми, Финляндия",
    newsletterPropertyId: "7",
  });
});

test("what a hotel leaves out is null or an empty list, and its main number stands in the drawer", () => {
  expect(hotelFields(readHotelFile(SMALL_HOTEL), "en")).toMatchObject({
    tagline: null,
    latitude: null,
    longitude: null,
    credit: null,
    checkIn: null,
    social: [],
    amenities: [],
    languagesSpoken: [],
    drawerPhone: { label: "+358 15 555 01", tel: "+3581555501" },
  });
});

test("social links keep the footer's order", () => {
  const small = readHotelFile(SMALL_HOTEL);
  const social = { youtube: "https://youtube.example/b", instagram: "https://instagram.example/b" };
  expect(hotelFields(parseHotelFile({ ...small, social }, "hotel.json"), "de").social).toEqual([
    { network: "instagram", url: social.instagram },
    { network: "youtube", url: social.youtube },
  ]);
});
