import { type AnyObject, array, type InferType, type ISchema, object, type ObjectShape, string } from "yup";
import { type AnswerValues, type NoValues, perField } from "../model/fields";
import { BLOCK_TEXTS, OFFER_TERMS } from "../model/blocks";
import { ROOM_FIELDS } from "../model/room";
import { AI_SHARES } from "../shared/ai-shares";
import { isDay } from "../shared/date-format";
import { DEFAULT_LOCALE, type Locale, LOCALES, SHIPPED_LOCALES } from "../shared/locales";
import { MONTH } from "../shared/month";
import { prefixPath, SLUG_PATTERN, splitPath } from "../shared/paths";
import { CURRENCY, PRICE_UNITS } from "../shared/price-units";
import { reservedName } from "../shared/reserved-names";
import { ROOM_CATEGORIES } from "../shared/room-categories";
import { isCaptionsName, isFilmName } from "./films";
import { htmlFault, isPlainText } from "./html";
import { type Leaf, leaf } from "./leaf";
import { isAbsoluteTarget } from "./links";
import { atLeast, count, positive, positiveInteger, share } from "./numbers";
import { scheduleFields } from "./schedule";

/** What a file may refer to: `page:`, `room:` and `media:` targets, and the names of usable pictures, films and captions. */
export interface Known {
  targets: { has(target: string): boolean };
  pictures: { has(name: string): boolean };
  films: { has(name: string): boolean };
}

/** Requirements for a file beyond the right fields. */
interface Demands {
  /** Its languages: each of its texts must exist and be valid in all of them. */
  locales: readonly Locale[];
  known: Known;
}

/** For a folder that is read for editing, in which translations and link targets may still be missing. */
export const NO_DEMANDS: Demands = {
  locales: [],
  known: { targets: { has: () => true }, pictures: { has: () => true }, films: { has: () => true } },
};

/**
 * The on-disk format of pages, rooms, menus and the list of pictures; `content/README.md` describes it for editors.
 */
export function formats({ locales, known }: Demands) {
  const isFinished = locales.length > 0;
  const isTarget = (url: string) => known.targets.has(url) || isAbsoluteTarget(url);
  const isPicture = (name: string) => known.pictures.has(name);

  const text = () => plainText(locales);
  const html = () =>
    leaf(locales, (words, locale) => {
      const fault = htmlFault(words, { isTarget, isPicture });
      return fault === undefined ? [] : [`${fault} (in ${locale})`];
    });
  const target = () =>
    requiredString().test(
      "target",
      "must be page:<key> or room:<key> of an existing file, media:<name> of a PDF in media/, or start with https:, tel:+ or mailto:",
      (url) => url === undefined || isTarget(url),
    );
  const picture = () =>
    plainString().test(
      "picture",
      ({ value }) => `no such picture in media/, or it is missing from media/manifest.json: ${String(value)}`,
      (name) => name === undefined || isPicture(name),
    );
  const isFilm = (name: string) => isFilmName(name) && known.films.has(name);
  const isCaptions = (name: string) => isCaptionsName(name) && known.films.has(name);
  const filmFile = () =>
    plainString().test(
      "film",
      ({ value }) => `no such film in media/ (an .mp4): ${String(value)}`,
      (name) => name === undefined || isFilm(name),
    );
  const film = () =>
    optionalShape({
      file: filmFile().required(REQUIRED),
      small: filmFile(),
      uploaded: day(),
      seconds: positive(),
      captions: leaf(locales, (name, locale) =>
        isCaptions(name) ? [] : [`no such captions in media/ (a .vtt, in ${locale}): ${name}`],
      ).defined(REQUIRED),
    });
  const filledList = <Item>(item: ISchema<Item, AnyObject>) =>
    list(item)
      .required(REQUIRED)
      .min(isFinished ? 1 : 0, "must not be empty");

  const link = () =>
    optionalShape({ url: target(), text: plainText(locales, { someOnly: true }).defined(REQUIRED) });
  const metas = () => list(shape({ name: requiredString(), content: text().defined(REQUIRED) }));
  const party = () => ({ adults: positiveInteger().required(REQUIRED), children: count() });
  const currency = () => requiredString().matches(CURRENCY, "must be an ISO 4217 code, such as EUR");
  const priceFrom = () =>
    optionalShape({
      amount: positive().required(REQUIRED),
      currency: currency(),
      for: optionalShape(party()),
      per: requiredString().oneOf(PRICE_UNITS, `must be one of ${PRICE_UNITS.join(", ")}`),
      note: text(),
    });
  const monthPrice = () =>
    shape({
      month: requiredString().matches(MONTH, "must be a month, such as 2027-07"),
      amount: positive().required(REQUIRED),
    });
  const prices = () =>
    list(
      shape({
        for: shape(party()),
        currency: currency(),
        months: filledList(monthPrice()).test("once", "names a month twice", (months) =>
          isOnce(months, ({ month }) => month),
        ),
        note: text(),
      }),
    ).test("once", "has two lists for one party", (given) =>
      isOnce(given, (one) => `${one.for.adults} ${one.for.children ?? 0}`),
    );
  const fields = perField<NoValues, FileSchemas>({
    words: () => text(),
    html: () => html(),
    wordList: () => list(text().defined(REQUIRED)),
    choices: ({ of }) => list(word(of).required(REQUIRED)),
    number: ({ min }) => atLeast(min),
    party: () => optionalShape(party()),
  });
  const block = {
    ...fields(BLOCK_TEXTS),
    file: picture(),
    link: link(),
  };
  const slideFields = () => ({
    ...block,
    file: picture().test("present", REQUIRED, (name) => name !== undefined || !isFinished),
    priceFrom: priceFrom(),
  });
  const offer = () =>
    optionalShape({
      code: plainString(),
      firstDay: day(),
      lastDay: day(),
      ...fields(OFFER_TERMS),
    }).test(
      "order",
      "lastDay is before firstDay",
      (given) => !given?.firstDay || !given.lastDay || given.firstDay <= given.lastDay,
    );
  const sliders = () =>
    list(
      shape({
        key: requiredString(),
        content: html(),
        slides: filledList(shape({ ...slideFields(), offer: offer() })),
      }),
    );

  return {
    page: shape({
      id: id(),
      ...scheduleFields,
      category: plainString(),
      url: leaf(locales, pathFaults).defined(REQUIRED),
      title: text().defined(REQUIRED),
      breadcrumb: text(),
      priceFrom: priceFrom(),
      metas: metas(),
      heroSlides: list(shape(slideFields())),
      contents: list(shape({ ...block, key: requiredString(), subtitle: text(), film: film() })),
      sliders: sliders(),
      breadcrumbs: list(target()),
      options: list(shape({ key: requiredString(), value: plainString(), file: picture() })),
      template: optionalShape({
        types: filledList(shape({ ...block, id: id(), subtitle: requiredString() })),
      }),
    }),

    room: shape({
      id: id(),
      ...scheduleFields,
      slug: leaf(locales, slugFaults).defined(REQUIRED),
      category: word(ROOM_CATEGORIES).required(REQUIRED),
      name: text().defined(REQUIRED),
      priceFrom: priceFrom(),
      prices: prices(),
      ...fields(ROOM_FIELDS),
      plans: list(shape({ title: text(), file: picture().required(REQUIRED) })),
      sliders: sliders(),
      metas: metas(),
    }),

    menus: shape({ header: menu(), footer: menu() }),
  };

  function menu() {
    return list(
      shape({ id: id(), section: requiredString(), url: target(), text: text().defined(REQUIRED) }),
    ).required(REQUIRED);
  }
}

/**
 * `media/manifest.json`: sizes in pixels (an SVG has its own), the focal point that stays in view when a picture is
 * cropped, how far AI made it, and alternative texts in all of these locales.
 */
export function manifestFormat(locales: readonly Locale[]) {
  return list(
    shape({
      file: requiredString(),
      width: positiveInteger(),
      height: positiveInteger(),
      focal: optionalShape({ x: share().required(REQUIRED), y: share().required(REQUIRED) }),
      subject: plainString(),
      ai: word(AI_SHARES),
      alt: plainText(locales).test("present", REQUIRED, (alt) => alt !== undefined || locales.length === 0),
    }),
  )
    .required(REQUIRED)
    .min(locales.length > 0 ? 1 : 0, "must not be empty");
}

/** The hotel's own words for translation by machine: without a translation they stay as they are. */
export function glossaryFormat() {
  return list(
    shape({ word: requiredString(), language: word(SHIPPED_LOCALES), translation: plainString() }),
  ).required(REQUIRED);
}

export type Formats = ReturnType<typeof formats>;

export type PageFile = InferType<Formats["page"]>;
export type RoomFile = InferType<Formats["room"]>;
export type MenusFile = InferType<Formats["menus"]>;
/** A picture by its file name, and its metadata. */
export type PictureFile = InferType<ReturnType<typeof manifestFormat>>[number];
export type GlossaryEntry = InferType<ReturnType<typeof glossaryFormat>>[number];
export type MenuItemFile = MenusFile["header"][number];
export type BlockFile = NonNullable<PageFile["contents"]>[number];
export type FilmFile = NonNullable<BlockFile["film"]>;
export type SlideFile = NonNullable<PageFile["heroSlides"]>[number];
export type SliderFile = NonNullable<PageFile["sliders"]>[number];
export type OfferFile = NonNullable<SliderFile["slides"][number]["offer"]>;
export type TemplateTypeFile = NonNullable<PageFile["template"]>["types"][number];
export type LinkFile = NonNullable<SlideFile["link"]>;
export type PricesFile = NonNullable<RoomFile["prices"]>[number];
export type PriceFile = NonNullable<SlideFile["priceFrom"]>;

/** The values of a file's fields, by kind. */
export interface FileValues {
  words: Leaf;
  html: Leaf;
  wordList: Leaf[];
  choices: string[];
  number: number;
  party: AnswerValues["party"];
}

type FileSchemas = { [K in keyof FileValues]: ISchema<FileValues[K] | undefined> };

const REQUIRED = "is missing";

function plainText(locales: readonly Locale[], options?: { someOnly: boolean }) {
  return leaf(locales, (words) => (isPlainText(words) ? [] : ["must be plain text, without HTML"]), options);
}

function day() {
  return plainString().test(
    "day",
    "must be a day such as 2028-05-01",
    (value) => value === undefined || isDay(value),
  );
}

function plainString() {
  return string().strict(true).typeError("must be a text").min(1, "must not be empty");
}

function requiredString() {
  return plainString().required(REQUIRED);
}

/** One of the values the site knows. */
function word(known: readonly string[]) {
  return plainString().test(
    "known",
    `must be one of ${known.join(", ")}`,
    (value) => value === undefined || known.includes(value),
  );
}

function id() {
  return positiveInteger().required(REQUIRED);
}

/** An object that rejects unknown fields, so that a misspelt field isn't silently lost. */
function optionalShape<Fields extends ObjectShape>(fields: Fields) {
  return object(fields)
    .default(undefined)
    .optional()
    .typeError("must be an object")
    .exact(({ properties }: { properties?: string }) => `unknown field: ${properties ?? ""}`);
}

function shape<Fields extends ObjectShape>(fields: Fields) {
  return optionalShape(fields).required(REQUIRED);
}

function list<Item>(item: ISchema<Item, AnyObject>) {
  return array(item).typeError("must be a list");
}

/** True if all items have different names. */
function isOnce<Item>(items: readonly Item[] | null | undefined, nameOf: (item: Item) => string): boolean {
  return new Set(items?.map(nameOf)).size === (items?.length ?? 0);
}

function pathFaults(url: string, locale: Locale): string[] {
  return [
    ...(isPagePath(url, locale)
      ? []
      : [`is not a path in ${locale}, such as ${prefixPath(locale, "/rooms")}: ${url}`]),
    ...(isShortPath(url) ? [] : [TOO_LONG]),
    ...(reservedName(url, LOCALES) === undefined ? [] : [reserved(url)]),
  ];
}

function slugFaults(slug: string, locale: Locale): string[] {
  return [
    ...(SLUG_PATTERN.test(slug) ? [] : [`is not a slug in ${locale}: ${slug}`]),
    ...(isShortPath(slug) ? [] : [TOO_LONG]),
    ...(/\D/.test(slug) ? [] : [`of digits only would be read as an id (in ${locale})`]),
    ...(reservedName(`/rooms/${slug}`, LOCALES) === undefined ? [] : [reserved(slug)]),
  ];
}

function reserved(name: string): string {
  return `has a name that the site keeps for itself: ${name}`;
}

/** True if a decoded path belongs to this locale: (`/tr/galeri`, tr). */
export function isPagePath(url: string, locale: Locale): boolean {
  const path = splitPath(url);
  if (path.locale !== locale || path.prefixed !== (locale !== DEFAULT_LOCALE)) return false;
  const segments = path.rest.split("/").slice(1);
  return path.rest === "/"
    ? url === "/" || !url.endsWith("/")
    : segments.every((part) => SLUG_PATTERN.test(part));
}

/** In bytes: a segment becomes a file name, with the extensions of the page and its compressed copy. */
const LONGEST = { part: 240, path: 1_000 };
const TOO_LONG = `is too long: ${LONGEST.part} bytes between two slashes and ${LONGEST.path} in all are the most`;

/** True if a path or slug is short enough for an address and a file of the site. */
export function isShortPath(path: string): boolean {
  const bytes = (text: string) => new TextEncoder().encode(text).length;
  return bytes(path) <= LONGEST.path && path.split("/").every((part) => bytes(part) <= LONGEST.part);
}
