import { array, type InferType, mixed, object, string } from "yup";

const menus = array(object()).required();
const page = object({ contents: array(object({ key: string(), file: object() }).required()) }).required();
const room = object({ id: mixed() }).required();
const rooms = array(room).required();
const roomBySlug = object({ room }).required();

/** The lodge's sauna is a separate property: its menus link to a page that nothing else links to. */
const SAUNA_PROPERTY = 3;
const SAUNA_HOUSE = { en: "/sauna-house", tr: "/tr/sauna-evi", ru: "/ru/дом-сауны", de: "/de/saunahaus" };
const SAUNA_PAGES: readonly string[] = [
  ...Object.values(SAUNA_HOUSE),
  ...["/experience", "/tr/deneyim", "/de/experience"],
];

/** Offsets of a language's room ids: the Turkish birch room gets the id that the suite has elsewhere. */
const OWN_ROOM_IDS: Record<string, number> = { tr: 1, ru: 100 };

/** Content that another server may send but the embedded one can't: a second property, unknown values, a price. */
export function asAnotherServer({ pathname, searchParams }: URL, answer: unknown): unknown {
  const [, , kind, key] = pathname.split("/");
  const lang = searchParams.get("lang") ?? "en";
  if (kind === "menus") {
    return searchParams.get("property-id") === String(SAUNA_PROPERTY)
      ? saunaMenus(lang)
      : [...menus.validateSync(answer), sideMenu(lang)];
  }
  if (kind === "pages" && SAUNA_PAGES.includes(searchParams.get("url") ?? "")) {
    return { ...page.validateSync(answer), property: { id: SAUNA_PROPERTY } };
  }
  if (kind === "pages" && searchParams.get("url") === "/about-us") return withGaps(page.validateSync(answer));
  if (kind === "rooms" && key === undefined)
    return rooms.validateSync(answer).map((each) => otherRoom(each, lang));
  if (kind === "rooms") {
    const { room, ...rest } = roomBySlug.validateSync(answer);
    return { ...rest, room: otherRoom(room, lang) };
  }
  return answer;
}

function saunaMenus(lang: string) {
  const item = { id: 30, url: pathIn(lang), text: `Sauna ${lang}` };
  return [
    { type: "HEADER", items: [{ ...item, section: "DESKTOP_TOP" }] },
    { type: "FOOTER", items: [{ ...item, section: "COL_1" }] },
  ];
}

/** A slide without a picture, and a picture without alternative text. */
function withGaps(answer: InferType<typeof page>): object {
  const slide = { title: "A slide without a picture", content: "<p>Words alone.</p>" };
  return {
    ...answer,
    contents: answer.contents?.map((content) =>
      content.key === "SECTION_2" ? { ...content, file: { ...content.file, alt: null } } : content,
    ),
    sliders: [{ key: "NEWS", slides: [slide] }],
  };
}

/** A menu of a type that the site doesn't know and so doesn't show. */
function sideMenu(lang: string) {
  return {
    type: "SIDE",
    items: [{ id: 31, section: "COL_1", url: pathIn(lang), text: "Beside" }],
  };
}

/** The suite has a category that the site doesn't know, and a price; the other room has no price. */
function otherRoom(given: InferType<typeof room>, lang: string): object {
  const id = Number(given.id) + (OWN_ROOM_IDS[lang] ?? 0);
  if (given.id !== 12) return { ...given, id };
  return {
    ...given,
    id,
    category: { code: "boathouse", name: "Boathouse" },
    priceFrom: { amount: 240, currency: "EUR", per: "night" },
  };
}

function pathIn(lang: string): string {
  return Object.entries(SAUNA_HOUSE).find(([locale]) => locale === lang)?.[1] ?? SAUNA_HOUSE.en;
}
