import {
  buildHotelNodes,
  hotelFields,
  hotelPictureAddresses,
} from "../../../plugins/gatsby-source-hotel/src/hotel-nodes";
import type { PictureFile } from "../../../plugins/gatsby-source-hotel/src/pictures";
import { type HotelFile, parseHotelFile, readHotelFile } from "../../../shared/hotel-file";
import { perLocale } from "../../../shared/locales";
import { createFakeGatsby } from "../../support/fake-gatsby";

const small = readHotelFile("tests/fixtures/second-hotel/hotel.json");
const apiOrigin = "http://127.0.0.1:4000";

function nodesOf(hotel: HotelFile, fetched: [string, PictureFile | null][] = []) {
  const { createNodeId, createContentDigest } = createFakeGatsby().args;
  return buildHotelNodes(hotel, {
    apiOrigin,
    mediaFolder: "/hotel/media",
    fetched: new Map(fetched),
    createNodeId,
    createContentDigest,
  });
}

test("the hotel file becomes one node per language, with its pictures as files of the media folder", () => {
  const hotels = nodesOf(small);
  expect(hotels.map(({ locale }) => locale)).toEqual(["en", "tr", "ru", "de"]);
  for (const hotel of hotels)
    expect(hotel).toMatchObject({ icon: null, logo: { light: "/hotel/media/mark.svg" } });
  expect(new Set(hotels.map(({ internal }) => internal.contentDigest)).size).toBe(4);
});

test("a picture at an address is the file that was fetched from it, or none", () => {
  const maps = { ...perLocale(() => "map.svg"), tr: `${apiOrigin}/harita.svg`, ru: "/maps/ru.svg" };
  const logo = { light: "https://cdn.example/light.svg", colour: "https://cdn.example/gone.svg" };
  const hotel = { ...small, logo, directionsMaps: maps };
  expect([...new Set(hotelPictureAddresses(hotel, apiOrigin))]).toEqual([
    logo.light,
    logo.colour,
    "/harita.svg",
  ]);
  const file = (path: string) => ({ path, width: 1, height: 1 });
  const hotels = nodesOf(hotel, [
    [logo.light, file("/fetched/light.svg")],
    [logo.colour, null],
    ["/harita.svg", file("/fetched/harita.svg")],
  ]);
  for (const node of hotels)
    expect(node).toMatchObject({ logo: { light: "/fetched/light.svg", colour: null }, icon: null });
  expect(hotels.map(({ localDirectionsMap }) => localDirectionsMap)).toEqual([
    "/hotel/media/map.svg",
    "/fetched/harita.svg",
    "/maps/ru.svg",
    "/hotel/media/map.svg",
  ]);
});

test("texts are in the node's language", () => {
  expect(hotelFields(small, "ru")).toMatchObject({
    locale: "ru",
    address: "Rantatie 4, 58900 Рантасалми, Финляндия",
    newsletterPropertyId: "7",
    newsletterConfirmsByMail: false,
  });
});

test("what a hotel leaves out is null or an empty list, and its main number stands in the drawer", () => {
  expect(hotelFields(small, "en")).toMatchObject({
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
  const social = { youtube: "https://youtube.example/b", instagram: "https://instagram.example/b" };
  expect(hotelFields(parseHotelFile({ ...small, social }, "hotel.json"), "de").social).toEqual([
    { network: "instagram", url: social.instagram },
    { network: "youtube", url: social.youtube },
  ]);
});
