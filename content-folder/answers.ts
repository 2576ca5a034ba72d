import { ownMessagesIn } from "../shared/own-messages";
import { TEMPLATE_CALLS } from "../shared/content-calls";
import { MENUS } from "../shared/content-keys";
import { type AnswerValues, perField } from "../model/fields";
import { BLOCK_TEXTS, OFFER_TERMS } from "../model/blocks";
import { factsIn, isNone } from "../model/hotel-facts";
import { drawerPhone, reservationOf } from "../model/hotel-file";
import { ROOM_FIELDS } from "../model/room";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "../shared/locales";
import type { Content, LocalContent } from "./content";
import type {
  FileValues,
  FilmFile,
  LinkFile,
  MenusFile,
  OfferFile,
  PageFile,
  PriceFile,
  RoomFile,
  SlideFile,
  SliderFile,
} from "./format";
import type { Leaf } from "./leaf";
import { resolveLinks, resolveTarget, splitTarget } from "./links";
import { isPictureName, pictureUrl, resolvePictures } from "./pictures";

/**
 * The content API's responses, made from the content: pure, one function for each call of the contract.
 * They return undefined if the thing doesn't exist in the requested locale, and leave out fields that have no text.
 */

/** The calls that only pages of one category have. */
export const CATEGORY_CALLS = [...TEMPLATE_CALLS].map(([category, call]) => ({ category, call }));

/** `path` is decoded and carries its locale prefix: `/tr/galeri`. */
export function pageAnswer(content: Content, locale: Locale, path: string, propertyId: number) {
  const local = content[locale];
  const key = local.urls.get(path);
  const page = key === undefined ? undefined : local.pages.get(key);
  if (key === undefined || page === undefined) return undefined;
  return {
    id: page.id,
    property: { id: propertyId },
    title: textIn(local, page.title) ?? "",
    priceFrom: priceIn(local, page.priceFrom),
    type: "PAGE",
    category: page.category === undefined ? undefined : { code: page.category },
    metas: metasIn(local, page.metas),
    contents: page.contents?.map((block) => ({
      key: block.key,
      subtitle: textIn(local, block.subtitle),
      ...blockIn(local, block),
      film: filmIn(local, block.film),
    })),
    heroSlides: page.heroSlides?.map((slide) => slideIn(local, slide)),
    sliders: slidersIn(local, page.sliders),
    hrefLangs: LOCALES.flatMap((other) => {
      const url = content[other].pages.get(key)?.url[other];
      return url === undefined ? [] : { locale: other, url };
    }),
    breadcrumbs: breadcrumbsIn(local, page.breadcrumbs, path),
    options: page.options?.map(({ key: optionKey, value, file }) => ({
      key: optionKey,
      value,
      file: fileIn(local, file),
    })),
  };
}

/** Every page of the locale, ordered by id. */
export function pagesAnswer(content: Content, locale: Locale) {
  const local = content[locale];
  return [...local.pages.values()]
    .sort((one, other) => one.id - other.id)
    .map(({ url, title }) => ({ url: textIn(local, url) ?? "", title: textIn(local, title) ?? "" }));
}

/** What a contact or certificate page has in addition to its content. */
export function categoryAnswer(content: Content, locale: Locale, id: number, category: string) {
  const local = content[locale];
  const page = [...local.pages.values()].find((candidate) => candidate.id === id);
  if (page?.category !== category || page.template === undefined) return undefined;
  return {
    types: page.template.types.map((type) => ({
      id: type.id,
      subtitle: type.subtitle,
      ...blockIn(local, type),
    })),
  };
}

/** Omits items whose target doesn't exist in the locale. */
export function menusAnswer(content: Content, locale: Locale) {
  const local = content[locale];
  const items = (menu: MenusFile["header"]) =>
    menu.flatMap(({ id, section, url, text }) => {
      const link = linkIn(local, { url, text });
      return link === undefined ? [] : { id, section, ...link };
    });
  return [
    { type: MENUS.header, items: items(local.menus.header) },
    { type: MENUS.footer, items: items(local.menus.footer) },
  ];
}

/** Addresses of the previous website; not validated here, because the reader reports faults by entry. */
export function redirectsAnswer(content: Content) {
  return content[DEFAULT_LOCALE].redirects.map(({ from, to, status }) => ({
    from,
    to,
    status: status === "" ? 301 : Number(status),
  }));
}

/** The hotel's facts; undefined if the content has none. */
export function propertyAnswer(content: Content, locale: Locale) {
  const local = content[locale];
  const { hotel } = local;
  if (hotel === undefined) return undefined;
  const facts = factsIn(hotel, locale, (name) => hotelPictureIn(local, name));
  const optional = {
    ...facts,
    openingHours: facts.openingHours.map(({ pages, ...hours }) => ({
      ...hours,
      pages: (pages ?? []).flatMap((page) => resolveTarget(page, local.addresses) ?? []),
    })),
  };
  return {
    name: hotel.name,
    legalName: hotel.legalName,
    address: hotel.address[locale],
    mapsUrl: hotel.mapsUrl,
    phones: { main: hotel.phones.main, drawer: drawerPhone(hotel, locale) },
    email: hotel.email,
    reservation: reservationOf(hotel),
    newsletter: { confirmsByMail: hotel.newsletter?.confirmsByMail ?? false },
    social: hotel.social ?? {},
    messages: ownMessagesIn(hotel.messages, locale),
    ...optional,
    without: Object.entries(optional).flatMap(([name, value]) => (isNone(value) ? name : [])),
  };
}

/** Resolves a picture of the media folder or at a URL; ignores paths elsewhere on the machine. */
function hotelPictureIn(local: LocalContent, name: string | null | undefined) {
  if (!name) return undefined;
  if (/^https?:\/\//.test(name)) return { sourceUrl: name };
  return isPictureName(name) ? namedFile(local, name) : undefined;
}

/** Ordered by id. */
export function roomsAnswer(content: Content, locale: Locale) {
  return [...content[locale].rooms]
    .sort(([, one], [, other]) => one.id - other.id)
    .map(([key, room]) => roomIn(content, locale, key, room));
}

/** One room, as in the list. */
export function roomByIdAnswer(content: Content, locale: Locale, id: number) {
  const [key, room] = [...content[locale].rooms].find(([, candidate]) => candidate.id === id) ?? [];
  return key === undefined || room === undefined ? undefined : roomIn(content, locale, key, room);
}

/** `slug` is decoded. */
export function roomBySlugAnswer(content: Content, locale: Locale, slug: string) {
  const [key, file] =
    [...content[locale].rooms].find(([, candidate]) => candidate.slug[locale] === slug) ?? [];
  if (key === undefined || file === undefined) return undefined;
  const room = roomIn(content, locale, key, file);
  return { room, hrefLangs: room.hrefLangs };
}

function roomIn(content: Content, locale: Locale, key: string, room: RoomFile) {
  const local = content[locale];
  const text = (leaf: Leaf | undefined) => textIn(local, leaf);
  return {
    id: room.id,
    slug: text(room.slug) ?? "",
    name: text(room.name) ?? "",
    category: { code: room.category },
    priceFrom: priceIn(local, room.priceFrom),
    prices: room.prices?.map((prices) => ({ ...prices, note: textIn(local, prices.note) })),
    ...fieldsIn(local)(ROOM_FIELDS, room),
    plans: room.plans?.map(({ title, file }) => ({ title: text(title), file: namedFile(local, file) })),
    sliders: slidersIn(local, room.sliders),
    hrefLangs: LOCALES.flatMap((other) => {
      const slug = content[other].rooms.get(key)?.slug[other];
      return slug === undefined ? [] : { locale: other, slug };
    }),
    metas: metasIn(local, room.metas),
  };
}

function fieldsIn(local: LocalContent) {
  return perField<FileValues, { [K in keyof FileValues]: AnswerValues[K] | undefined }>({
    words: (_field, leaf) => textIn(local, leaf),
    html: (_field, leaf) => htmlIn(local, leaf),
    wordList: (_field, leaves) => leaves?.flatMap((leaf) => textIn(local, leaf) ?? []),
    choices: (_field, words) => words ?? undefined,
    number: (_field, value) => value ?? undefined,
    party: (_field, party) => party ?? undefined,
  });
}

function slidersIn(local: LocalContent, sliders: readonly SliderFile[] | undefined) {
  return sliders?.map(({ key, content, slides }) => ({
    key,
    content: htmlIn(local, content),
    slides: slides.map((slide) => ({ ...slideIn(local, slide), offer: offerIn(local, slide.offer) })),
  }));
}

function slideIn(local: LocalContent, slide: SlideFile) {
  return { ...blockIn(local, slide), priceFrom: priceIn(local, slide.priceFrom) };
}

/** The fields that slides, contents and template types share. */
function blockIn(local: LocalContent, block: Partial<SlideFile>) {
  return {
    file: fileIn(local, block.file),
    ...fieldsIn(local)(BLOCK_TEXTS, block),
    link: linkIn(local, block.link),
  };
}

/** The last one is the page itself. */
function breadcrumbsIn(local: LocalContent, targets: readonly string[] | undefined, ownUrl: string) {
  return targets?.flatMap((target) => {
    const page = local.pages.get(splitTarget(target)?.key ?? "");
    if (page === undefined) return [];
    const url = textIn(local, page.url);
    return {
      text: textIn(local, page.breadcrumb) ?? textIn(local, page.title) ?? "",
      url,
      active: url === ownUrl,
    };
  });
}

function metasIn(local: LocalContent, metas: PageFile["metas"]) {
  return metas?.flatMap(({ name, content }) => {
    const text = textIn(local, content);
    return text === undefined ? [] : { content: text, name };
  });
}

function priceIn(local: LocalContent, price: PriceFile | undefined) {
  return price && { ...price, note: textIn(local, price.note) };
}

function offerIn(local: LocalContent, offer: OfferFile | undefined) {
  return offer && { code: offer.code, ...fieldsIn(local)(OFFER_TERMS, offer) };
}

/** Returns no film without captions in the page's language. */
function filmIn(local: LocalContent, film: FilmFile | undefined) {
  const captions = textIn(local, film?.captions);
  if (film === undefined || captions === undefined) return undefined;
  const { file, small, uploaded, seconds } = film;
  return {
    file: { sourceUrl: pictureUrl(file) },
    small: small === undefined ? undefined : { sourceUrl: pictureUrl(small) },
    captions: { sourceUrl: pictureUrl(captions) },
    uploaded,
    seconds,
  };
}

function linkIn(local: LocalContent, link: LinkFile | undefined) {
  if (link === undefined) return undefined;
  const url = resolveTarget(link.url, local.addresses);
  const text = textIn(local, link.text);
  return url === undefined || text === undefined ? undefined : { url, text };
}

function htmlIn(local: LocalContent, leaf: Leaf | null | undefined): string | undefined {
  const html = textIn(local, leaf);
  return html === undefined ? undefined : resolvePictures(resolveLinks(html, local.addresses));
}

function fileIn(local: LocalContent, name: string | undefined) {
  return name === undefined ? undefined : namedFile(local, name);
}

function namedFile(local: LocalContent, name: string) {
  const { width, height, focal, ai, alt } = local.pictures.get(name) ?? {};
  return { sourceUrl: pictureUrl(name), width, height, focal, ai, alt: textIn(local, alt) };
}

function textIn({ locale }: LocalContent, leaf: Leaf | null | undefined): string | undefined {
  return leaf?.[locale];
}
