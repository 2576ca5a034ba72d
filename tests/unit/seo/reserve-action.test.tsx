import { PageHeadTags } from "../../../src/seo/PageHeadTags";
import { RoomHeadTags } from "../../../src/seo/RoomHeadTags";
import { hotel, listedRoom, page, room, site } from "./heads";
import { things } from "./things";

const PARAMETERS = {
  arrival: "check-in",
  departure: "check-out",
  adults: "adults",
  children: "kids[]",
  childAges: "age",
  room: "room",
  offer: null,
};

/** A hotel whose reservation site is at this URL. */
function bookedAt(url: string, parameters: typeof PARAMETERS | null = PARAMETERS): Queries.SeoHotelFragment {
  return { ...hotel, locale: "de", reservation: { url, dateFormat: "DD.MM.YYYY", parameters } };
}

const roomsPage = (booked: Queries.SeoHotelFragment) => (
  <PageHeadTags
    page={page({ locale: "de" })}
    hotel={booked}
    site={site}
    listedRooms={[listedRoom(), listedRoom({ apiId: 205 })]}
  />
);
const roomPage = (booked: Queries.SeoHotelFragment) => (
  <RoomHeadTags room={room({ locale: "de" })} hotel={booked} site={site} />
);

/** The action of a thing in a head's graph. */
const actionOf = (thing: unknown): Record<string, never> => Object(thing).potentialAction;

const input = (valueName: string, rules = {}) => ({
  "@type": "PropertyValueSpecification",
  valueName,
  ...rules,
});
const date = { valueRequired: true, valuePattern: String.raw`\d{2}\.\d{2}\.\d{4}` };

test("the address has a place for each of the stay's facts, named and written as the reservation site has them", () => {
  const { HotelRoom } = things(roomPage(bookedAt("https://book.example/stay")));
  expect(actionOf(HotelRoom)).toEqual({
    "@type": "ReserveAction",
    target: {
      "@type": "EntryPoint",
      urlTemplate: "https://book.example/stay?room=102{&check%2Din,check%2Dout,adults,kids%5B%5D}",
    },
    result: {
      "@type": "LodgingReservation",
      "checkinTime-input": input("check%2Din", date),
      "checkoutTime-input": input("check%2Dout", date),
      "numAdults-input": input("adults"),
      "numChildren-input": input("kids%5B%5D"),
    },
  });
});

test("on the rooms page the hotel's address names no room, and each room's names it", () => {
  const { Hotel } = things(roomsPage(bookedAt("https://book.example/#rates")));
  const places: unknown[] = Object(Hotel).containsPlace;
  const templates = [Hotel, ...places].map((place) => Object(actionOf(place).target).urlTemplate);
  const stay = "check%2Din,check%2Dout,adults,kids%5B%5D";
  expect(templates).toEqual([
    `https://book.example/{?${stay}}#rates`,
    `https://book.example/?room=102{&${stay}}#rates`,
    `https://book.example/?room=205{&${stay}}#rates`,
  ]);
});

test("a reservation site without parameters is only linked", () => {
  const action = actionOf(things(roomPage(bookedAt("https://book.example/?lang=de", null))).HotelRoom);
  expect(action).toEqual({
    "@type": "ReserveAction",
    target: { "@type": "EntryPoint", urlTemplate: "https://book.example/?lang=de" },
  });
});

test("contact offers booking, except in a language in which guests book by phone", () => {
  const contact = page({ route: "/contact", category: "CONTACT" });
  const german = (
    <PageHeadTags page={contact} hotel={bookedAt("https://book.example/?lang=de")} site={site} />
  );
  const turkish = <PageHeadTags page={contact} hotel={hotel} site={site} />;
  expect(actionOf(things(german).Hotel)).toMatchObject({ "@type": "ReserveAction" });
  expect(things(turkish).Hotel).not.toHaveProperty("potentialAction");
});
