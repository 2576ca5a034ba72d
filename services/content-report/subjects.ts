import type { ApiFile, ApiPage, ApiRoom, ApiSlider } from "../../plugins/gatsby-source-hotel/src/contract";
import { DEFAULT_LOCALE, type Locale } from "../../src/config/locales";
import { decodePath, stripTrailingSlashes } from "../../src/config/paths";
import type { Crawl, CrawledPage } from "../content-api/crawl";
import { type ContentLink, linksOfPage, linksOfRoom } from "../content-api/links";

/** Widest place of a picture in pixels: across the page, or in a column. */
const WIDE = 1_440;
const COLUMN = 800;

export interface Picture {
  field: string;
  file: ApiFile;
  /** Width in pixels below which it is not sharp in its place. */
  slot: number;
}

/** A text that may name the last day of an offer. */
export interface Offer {
  field: string;
  text: string;
}

/** A page or room in one language, as far as the report looks at it. */
export interface Subject {
  /** The same in all languages: `page-12`, `room-3`. */
  key: string;
  locale: Locale;
  /** Decoded. */
  path: string;
  title: string;
  description: string;
  links: ContentLink[];
  pictures: Picture[];
  offers: Offer[];
  /** The translations that it names, itself too; decoded paths. */
  alternates: { locale: Locale; path: string }[];
}

/** Everything of a crawl that has an address. */
export function subjectsOf({ pages, rooms }: Crawl): Subject[] {
  const roomsPath = new Map(
    rooms.flatMap(({ locale, path, room }) => (path ? [[locale, parentOf(path, room.slug)]] : [])),
  );
  return [
    ...pages.map(pageSubject),
    ...rooms.flatMap(({ path, locale, room }) =>
      path === undefined ? [] : [roomSubject(path, locale, room, roomsPath)],
    ),
  ];
}

function pageSubject({ path, locale, page, template }: CrawledPage): Subject {
  return {
    key: `page-${page.id}`,
    locale,
    path,
    title: page.title,
    description: descriptionOf(page.metas),
    links: linksOfPage(page),
    pictures: [
      ...picturesOf(page.heroSlides, "heroSlides", WIDE),
      ...picturesOf(page.contents, "contents", COLUMN),
      ...sliderPictures(page.sliders),
      ...picturesOf(template?.types, "types", COLUMN),
    ],
    offers: offersOf(page),
    alternates: (page.hrefLangs ?? []).map((link) => ({ locale: link.locale, path: pathOf(link.url) })),
  };
}

function roomSubject(
  path: string,
  locale: Locale,
  room: ApiRoom,
  roomsPath: ReadonlyMap<string, string>,
): Subject {
  return {
    key: `room-${room.id}`,
    locale,
    path,
    title: room.name,
    description: descriptionOf(room.metas) || (room.summary ?? ""),
    links: linksOfRoom(room),
    pictures: [...sliderPictures(room.sliders), ...planPictures(room.plans)],
    offers: [],
    alternates: room.hrefLangs.map((link) => ({
      locale: link.locale,
      path: `${roomsPath.get(link.locale) ?? roomsPath.get(DEFAULT_LOCALE) ?? ""}/${link.slug}`,
    })),
  };
}

function descriptionOf(metas: ApiPage["metas"]): string {
  return metas?.find(({ name }) => name === "description")?.content.trim() ?? "";
}

function picturesOf(
  blocks: readonly { file?: ApiFile | null }[] | null | undefined,
  field: string,
  slot: number,
): Picture[] {
  return (blocks ?? []).flatMap(({ file }, index) =>
    file ? [{ field: `${field}.${index}.file`, file, slot }] : [],
  );
}

function sliderPictures(sliders: readonly ApiSlider[] | null | undefined): Picture[] {
  return (sliders ?? []).flatMap(({ key, slides }) => picturesOf(slides, `sliders.${key}`, COLUMN));
}

/** A floor plan's title says what it shows, where it has no other text. */
function planPictures(plans: ApiRoom["plans"]): Picture[] {
  const named = (plans ?? []).map(({ title, file }) => ({ file: { ...file, alt: file.alt || title } }));
  return picturesOf(named, "plans", COLUMN);
}

function offersOf({ contents, sliders }: ApiPage): Offer[] {
  const blocks = (contents ?? [])
    .filter(({ key }) => /^(?:OFFER|RATE)/.test(key))
    .map(({ key, title, subtitle, content }) => ({
      field: `contents.${key}`,
      text: textOf(title, subtitle, content),
    }));
  const slides = (sliders ?? [])
    .filter(({ key }) => key.startsWith("OFFERS"))
    .flatMap((slider) =>
      slider.slides.map(({ title, content }, index) => ({
        field: `sliders.${slider.key}.${index}`,
        text: textOf(title, content),
      })),
    );
  return [...blocks, ...slides];
}

function textOf(...parts: (string | null | undefined)[]): string {
  return parts
    .filter((part) => typeof part === "string")
    .join(" ")
    .replace(/<[^>]*>/g, " ")
    .replace(/&nbsp;|\u00a0/g, " ");
}

function pathOf(url: string): string {
  return stripTrailingSlashes(decodePath(url) ?? url);
}

/** `/accommodation/sea-room` of the slug `sea-room` → `/accommodation`. */
function parentOf(path: string, slug: string): string {
  return path.slice(0, -slug.length - 1);
}
