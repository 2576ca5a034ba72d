import { CONTENT_KEYS, PAGE_CATEGORIES, TEMPLATE_TYPES } from "../../../shared/content-keys";
import type { SmallHotel, SmallPage } from "../../support/small-hotel";

/** A unique value of a field, and how a page shows it. */
export interface Mark {
  /** Where an editor wrote it: `SECTION slide 2 title`. */
  place: string;
  value: string;
  /** Visible text, the target of a link, or the alternative text of a picture. */
  kind: "words" | "address" | "picture";
}

interface MarkedPage {
  /** The layout, and what is special about the page. */
  name: string;
  path: string;
  marks: Mark[];
}

/** Known keys, numbered second ones of some, and an unknown one. */
const KEYS = [
  ...Object.values(CONTENT_KEYS),
  "HERO_2",
  "ROOMS_2",
  "GALLERY_2",
  "FACT_2",
  "RATE_2",
  "FAQ_2",
  "VOICES_2",
  "SECTION_2",
  "SOMETHING_NEW",
];

const HOMES = [
  { locale: "de", url: "/" },
  { locale: "en", url: "/en" },
  { locale: "ar", url: "/ar" },
];

type Marker = (kind: Mark["kind"], field: string) => string;

/**
 * A hotel whose pages have every field of every known key and of an unknown one, each with a unique mark. It has the
 * languages of `tests/fixtures/german-first`: most pages are German, those below `/ar` Arabic, one home page English.
 */
export function markedHotel(): { hotel: SmallHotel; pages: MarkedPage[] } {
  const hotel: SmallHotel = { pages: {}, rooms: {}, templates: {}, menus: {}, other: drawing };
  const pages: MarkedPage[] = [];
  let number = 0;

  function marked(
    name: string,
    path: string,
  ): { marks: Mark[]; at: (place: string, without?: string) => Marker } {
    const marks: Mark[] = [];
    pages.push({ name, path, marks });
    return {
      marks,
      at: (place, without) => (kind, field) => {
        number += 1;
        const value = `qz${number}zq`;
        if (field !== without) marks.push({ place: `${place} ${field}`, value, kind });
        return value;
      },
    };
  }

  function page(name: string, path: string, { only, category }: PageKind = {}): void {
    const { at } = marked(name, path);
    const id = pages.length;
    const fields: SmallPage = {
      id,
      title: `Page ${id}`,
      ...(category && { category: { code: category } }),
      breadcrumbs: [
        { text: "Start", url: "/" },
        { text: `Page ${id}`, url: path, active: true },
      ],
      ...(HOMES.some(({ url }) => url === path) && { hrefLangs: HOMES }),
      heroSlides: [1, 2, 3].map((slide) => withOwnFile(slideOf(at(`heroSlides ${slide}`)))),
      options: [withOwnFile({ key: "HEADER_IMAGE", file: fileOf(at("HEADER_IMAGE")) })],
      contents:
        only === "sliders"
          ? []
          : [
              ...KEYS.map((key) => ({ key, ...withOwnFile(contentOf(at(key))) })),
              ...KEYS.map((key) => ({
                key,
                ...withoutFile(contentOf(at(`${key} without picture`, "file"))),
              })),
            ],
      sliders: only === "contents" ? [] : KEYS.map((key) => sliderOf(key, at)),
    };
    Object.assign(hotel.pages, { [path]: fields });
    const types = Object.entries(TEMPLATES).find(([code]) => code === category)?.[1];
    if (types)
      Object.assign(hotel.templates ?? {}, {
        [id]: { types: types.map((subtitle) => ({ subtitle, ...slideOf(at(`type ${subtitle}`)) })) },
      });
  }

  page("intro-page, home", "/");
  page("intro-page with contents alone", "/intro", { only: "contents" });
  page("detail-pages", "/about-us");
  page("detail-pages with contents alone", "/corporate", { only: "contents" });
  page("detail-pages with sliders alone", "/packages", { only: "sliders" });
  page("detail-pages with rooms", "/accommodation");
  page("detail-pages with legal text", "/gdpr", { category: PAGE_CATEGORIES.legal });
  page("detail-pages about cookies", "/cookies", { category: PAGE_CATEGORIES.legal });
  page("detail-pages with awards", "/awards-and-certificates", { category: PAGE_CATEGORIES.certificate });
  page("detail-pages-exclusive", "/loyalty");
  page("detail-pages-exclusive with albums", "/gallery", { category: PAGE_CATEGORIES.gallery });
  page("detail-pages-exclusive with contact", "/contact", { category: PAGE_CATEGORIES.contact });
  page("landing", "/landing");
  page("landing with sliders alone", "/early-booking", { only: "sliders" });
  page("intro-page, home in Arabic", "/ar");
  page("detail-pages-exclusive with albums in Arabic", "/ar/gallery", { category: PAGE_CATEGORIES.gallery });
  page("detail-pages-exclusive with contact in Arabic", "/ar/contact", { category: PAGE_CATEGORIES.contact });

  const { at } = marked("room-detail", "/accommodation/marked-room");
  const room = at("room");
  hotel.rooms = {
    de: [
      {
        id: 1,
        slug: "marked-room",
        name: room("words", "name"),
        category: { code: "suite" },
        hrefLangs: [{ locale: "de", slug: "marked-room" }],
        content: htmlOf(room),
        features: [room("words", "feature")],
        plans: [{ title: room("words", "plan title"), file: fileOf(room) }],
        sliders: KEYS.map((key) => sliderOf(key, at)),
      },
      { id: 2, slug: "other-room", name: "Other room", category: { code: "standart-room" } },
    ],
  };
  hotel.pages["/en"] = { id: 1, title: "Page 1", hrefLangs: HOMES };
  return { hotel, pages };
}

interface PageKind {
  /** Leaves out the other of the two. */
  only?: "contents" | "sliders";
  category?: string;
}

const { awards, certificates, ...contact } = TEMPLATE_TYPES;
const TEMPLATES = {
  [PAGE_CATEGORIES.contact]: [...Object.values(contact), "ADDRESS_2", "DIRECTIONS_2", "SOMETHING_NEW"],
  [PAGE_CATEGORIES.certificate]: [`${awards}_2025`, certificates, "SOMETHING_NEW"],
};

function contentOf(mark: Marker) {
  return { subtitle: mark("words", "subtitle"), ...slideOf(mark) };
}

/** A slide, or the type of a template, whose subtitle is its key. */
function slideOf(mark: Marker) {
  return {
    title: mark("words", "title"),
    content: htmlOf(mark),
    file: fileOf(mark),
    link: { url: addressOf(mark), text: mark("words", "link text") },
  };
}

/** With a unique picture, as a head shows each file only once. */
function withOwnFile<Fields extends { file: { alt: string } }>(fields: Fields) {
  return { ...fields, file: { ...fields.file, sourceUrl: `/media/${fields.file.alt}.svg` } };
}

/** The same fields without a picture. */
function withoutFile(fields: object): object {
  return { ...fields, file: null };
}

/** A slider with its own text and three slides, one without a picture and one with only a title and a picture. */
function sliderOf(key: string, at: (place: string, without?: string) => Marker) {
  return {
    key,
    content: `<h2>${at(`slider ${key}`)("words", "heading")}</h2>${htmlOf(at(`slider ${key}`))}`,
    slides: [
      slideOf(at(`slider ${key}, slide 1`)),
      {
        ...withoutFile(slideOf(at(`slider ${key}, slide 2`, "file"))),
        offer: offerOf(at(`slider ${key}, offer`)),
      },
      { title: at(`slider ${key}, slide 3`)("words", "title"), file: fileOf(at(`slider ${key}, slide 3`)) },
    ],
  };
}

function offerOf(mark: Marker) {
  return {
    period: mark("words", "period"),
    nights: mark("words", "nights"),
    included: [mark("words", "included")],
    cancellation: mark("words", "cancellation"),
  };
}

/** A paragraph with a link, a list, a table and a picture. */
function htmlOf(mark: Marker): string {
  const words = (name: string) => mark("words", `HTML ${name}`);
  return (
    `<p>${words("text")} <a href="${addressOf(mark, "HTML ")}">${words("link")}</a></p>` +
    `<ul><li>${words("list")}</li></ul><table><tr><td>${words("table")}</td></tr></table>` +
    `<p><img src="/media/in-text.svg" alt="${mark("picture", "HTML picture")}"></p>`
  );
}

function fileOf(mark: Marker) {
  const alt = mark("picture", "file");
  return { sourceUrl: "/media/shared.svg", alt, width: 60, height: 40 };
}

function addressOf(mark: Marker, prefix = ""): string {
  return `https://elsewhere.example/${mark("address", `${prefix}address`)}`;
}

/** Every picture is a drawing, so that none has to be resized. */
const drawing: NonNullable<SmallHotel["other"]> = () => ({
  headers: { "Content-Type": "image/svg+xml" },
  body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40" width="60" height="40"><path fill="#7a9" d="M0 0h60v40H0z"/></svg>',
});
