import { formatDate } from "../../../shared/date-format";
import { PageHeadTags } from "../../../src/seo/PageHeadTags";
import { RoomHeadTags } from "../../../src/seo/RoomHeadTags";
import { startStubApi } from "../../support/stub-api";
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

/** Expands `{&name,…}` as RFC 6570 defines it for variables with values. */
function expand(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{([?&])([^}]+)\}/, (_, sign: string, names: string) => {
    const pairs = names.split(",").map((name) => `${name}=${encodeURIComponent(values[name] ?? "")}`);
    return sign + pairs.join("&");
  });
}

/** Names of unknown, missing or invalid parameters in a booking URL. */
function faultsOf(asked: URLSearchParams): string[] {
  const rules: Record<string, RegExp> = {
    lang: /^de$/,
    "check-in": /^\d{2}\.\d{2}\.\d{4}$/,
    "check-out": /^\d{2}\.\d{2}\.\d{4}$/,
    adults: /^[1-9]$/,
    "kids[]": /^\d$/,
    room: /^(?:102|205)$/,
  };
  const unknown = [...asked.keys()].filter((name) => !(name in rules));
  const required = Object.entries(rules).filter(([name]) => name !== "room" || asked.has(name));
  return [
    ...unknown,
    ...required.flatMap(([name, rule]) => (rule.test(asked.get(name) ?? "") ? [] : [name])),
  ];
}

test("20 generated addresses pass the reservation site a stay that it understands", async () => {
  const bookings = await startStubApi(({ searchParams }) => {
    const faults = faultsOf(searchParams);
    return { status: faults.length > 0 ? 400 : 200, body: faults.join() };
  });
  const booked = bookedAt(`${bookings.url}/book?lang=de`);
  const { Hotel } = things(roomsPage(booked));
  const { HotelRoom } = things(roomPage(booked));
  const places: unknown[] = Object(Hotel).containsPlace;
  const actions = [actionOf(Hotel), ...places.map(actionOf), actionOf(HotelRoom)];
  const answers: string[] = [];
  for (let stay = 0; stay < 20; stay++) {
    const { target, result } = Object(actions[stay % actions.length]);
    const values: [{ valueName: string; valuePattern?: string }, string][] = [
      [result["checkinTime-input"], formatDate(`2027-07-${stay + 10}`, "DD.MM.YYYY")],
      [result["checkoutTime-input"], formatDate(`2027-08-${stay + 10}`, "DD.MM.YYYY")],
      [result["numAdults-input"], String((stay % 4) + 1)],
      [result["numChildren-input"], String(stay % 3)],
    ];
    for (const [{ valuePattern = "" }, value] of values) expect(value).toMatch(new RegExp(valuePattern));
    const named = Object.fromEntries(values.map(([{ valueName }, value]) => [valueName, value]));
    const answer = await fetch(expand(target.urlTemplate, named));
    answers.push(`${answer.status} ${await answer.text()}`);
  }
  await bookings.close();
  expect(answers).toEqual(Array.from({ length: 20 }, () => "200 "));
});

test("each room's address names the room", () => {
  const booked = bookedAt("https://book.example/?lang=de#rates");
  const places: unknown[] = Object(things(roomsPage(booked)).Hotel).containsPlace;
  const templates = places.map((place) => Object(actionOf(place).target).urlTemplate);
  const stay = "{&check%2Din,check%2Dout,adults,kids%5B%5D}";
  expect(templates).toEqual([
    `https://book.example/?lang=de&room=102${stay}#rates`,
    `https://book.example/?lang=de&room=205${stay}#rates`,
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
