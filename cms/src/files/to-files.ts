import { changeAttributes } from "../../../content-folder/attributes";
import { documentOf, documentTarget } from "../../../content-folder/documents";
import type {
  BlockFile,
  FileValues,
  FilmFile,
  GlossaryEntry,
  LinkFile,
  MenuItemFile,
  MenusFile,
  OfferFile,
  PageFile,
  PictureFile,
  PriceFile,
  PricesFile,
  RoomFile,
  SlideFile,
  SliderFile,
  TemplateTypeFile,
} from "../../../content-folder/format";
import { joinKey } from "../../../content-folder/keys";
import type { Leaf } from "../../../content-folder/leaf";
import { GONE, type RedirectFile } from "../../../content-folder/redirects";
import { type ByKind, perField } from "../../../model/fields";
import { BLOCK_TEXTS, OFFER_TERMS } from "../../../model/blocks";
import { HOTEL_FACTS, HOTEL_MARKS, RESERVATION_EXTRAS } from "../../../model/hotel";
import { PROPERTY_IDS } from "../../../shared/content-calls";
import {
  type FactValues,
  type HotelFile,
  type LocalisedText,
  enquiry,
  openGraphLocales,
  postalAddress,
} from "../../../model/hotel-file";
import { ROOM_FIELDS } from "../../../model/room";
import { DEFAULT_LOCALE, isLocale, LOCALES, perLocale } from "../../../shared/locales";
import { DAYS, dayOf } from "../../../shared/opening-hours";
import type { LocalOwnMessages } from "../../../shared/own-messages";
import { tryParse } from "../../../shared/parse";
import { PRICE_UNITS } from "../../../shared/price-units";
import { fieldsOf, rowsOf } from "../../../shared/record";
import { hotelTags } from "../../../shared/tags/hotel-tags";
import { verification } from "../../../shared/verification";

const MIDDLE = 50;

type OpeningHours = NonNullable<HotelFile["openingHours"]>[number];

/** Resolves document ids to the names used in a folder's files. */
export interface Names {
  /** File name of a picture. */
  picture(id: number): string | undefined;
  /** File name of the document that replaced the one with this name, or the same name. */
  document(name: string): string;
  /** `page:<key>` or `room:<key>`. */
  target(collection: "pages" | "rooms", id: number): string | undefined;
}

/** A document from the database, in all languages and without its relations. */
export type Document = Record<string, unknown>;

/** Converts a page to its file. */
export function pageToFile(doc: Document, names: Names): PageFile {
  return compact({
    id: numberOf(doc),
    category: key(fieldsOf(doc.category)),
    url: leaf(doc.url) ?? {},
    title: leaf(doc.title) ?? {},
    breadcrumb: leaf(doc.breadcrumb),
    priceFrom: price(fieldsOf(doc.priceFrom)),
    metas: rowsOf(doc.metas).map(meta),
    heroSlides: rowsOf(doc.heroSlides).map((row) => slide(row, names)),
    contents: rowsOf(doc.contents).map((row) => block(row, names)),
    sliders: rowsOf(doc.sliders).map((row) => slider(row, names)),
    breadcrumbs: pagesOf(doc.breadcrumbs, names),
    options: rowsOf(doc.options).map((row) =>
      compact({ key: joinedKey(row), value: text(row.value), file: file(row.file, names) }),
    ),
    template: template(rowsOf(doc.template), names),
  });
}

/** Converts a room to its file. */
export function roomToFile(doc: Document, names: Names): RoomFile {
  return compact({
    id: numberOf(doc),
    slug: leaf(doc.slug) ?? {},
    category: text(doc.category) ?? "",
    name: leaf(doc.title) ?? {},
    priceFrom: price(fieldsOf(doc.priceFrom)),
    prices: prices(rowsOf(doc.prices)),
    ...fieldsToFile(names)(ROOM_FIELDS, doc),
    plans: rowsOf(doc.plans).flatMap((row) => {
      const name = file(row.file, names);
      return name === undefined ? [] : compact({ title: leaf(row.title), file: name });
    }),
    sliders: rowsOf(doc.sliders).map((row) => slider(row, names)),
    metas: rowsOf(doc.metas).map(meta),
  });
}

const fieldsToFile = (names: Names) =>
  perField<ByKind, { [K in keyof FileValues]: FileValues[K] | undefined }>({
    words: (_field, value) => leaf(value),
    html: (_field, value) => html(value, names),
    wordList: (_field, rows) => rowsOf(rows).flatMap((row) => leaf(row.text) ?? []),
    choices: (_field, value) => texts(value),
    number: (_field, value) => number(value),
    party: (_field, value) => party(fieldsOf(value)),
  });

/** Converts the menus to their file; entries without text or target are left out. */
export function menusToFile(doc: Document, names: Names): MenusFile {
  const items = (rows: Document[]) => numbered(rows).flatMap(({ row, id }) => menuItem(row, id, names) ?? []);
  return { header: items(rowsOf(doc.header)), footer: items(rowsOf(doc.footer)) };
}

/** Converts the redirects from the old website to a folder's table. */
export function redirectsToFile({ rows }: Document): RedirectFile[] {
  return rowsOf(rows).map(({ from, to, status }) => ({
    from: text(from) ?? "",
    to: status === GONE ? "" : (text(to) ?? ""),
    status: text(status) ?? "",
  }));
}

/** Converts the glossary for machine translation to its file. */
export function glossaryToFile({ glossary }: Document): GlossaryEntry[] {
  return rowsOf(glossary).flatMap(({ word, language, translation }) => {
    const written = text(word);
    return written === undefined
      ? []
      : compact<GlossaryEntry>({
          word: written,
          language: isLocale(language) ? language : undefined,
          translation: text(translation),
        });
  });
}

/** Converts a picture to its entry in a folder's list. */
export function pictureToFile(doc: Document): PictureFile {
  return compact({
    file: text(doc.filename) ?? "",
    width: number(doc.width),
    height: number(doc.height),
    focal: both(number(doc.focalX), number(doc.focalY), focalPoint),
    subject: text(doc.subject),
    ai: text(doc.ai),
    alt: leaf(doc.alt),
  });
}

/** Payload uses percentages, and sets every picture's focal point to the centre by default. */
function focalPoint(x: number, y: number): PictureFile["focal"] {
  return x === MIDDLE && y === MIDDLE ? undefined : { x: x / 100, y: y / 100 };
}

const factsToFile = (names: Names) =>
  perField<ByKind, { [K in keyof FactValues]: FactValues[K] | undefined }>({
    words: (_field, value) => localised(value),
    wordList: (_field, rows) => localisedRows(rows),
    text: (_field, value) => text(value),
    number: (_field, value) => number(value),
    mark: (_field, id) => file(id, names),
  });

/** Converts the hotel's facts to the hotel file; whatever has no field is kept as imported. */
export function hotelToFile(doc: Document, names: Names): HotelFile {
  const [holding, logo, colours, geo, credit, reservation, whatsApp, maps] = [
    doc.holding,
    doc.logo,
    doc.colours,
    doc.geo,
    doc.credit,
    doc.reservation,
    doc.whatsApp,
    doc.directionsMaps,
  ].map(fieldsOf);
  const { propertyIds, ...rest } = fieldsOf(doc.rest);
  const facts = factsToFile(names);
  const parts = tryParse(postalAddress(), rest.postalAddress) ?? null;
  const desks = tryParse(enquiry(), rest.enquiry) ?? null;
  const tags = tryParse(hotelTags(), rest.tags) ?? null;
  const proofs = tryParse(verification(), rest.verification) ?? null;
  const networkNames = tryParse(openGraphLocales(), rest.openGraphLocales) ?? null;
  const phone = (row: Document | undefined) => ({ label: text(row?.label) ?? "", tel: text(row?.tel) ?? "" });
  const drawer = rowsOf(doc.drawerPhones).map(
    (row) => [text(row.language) ?? "default", phone(row)] as const,
  );
  const social = rowsOf(doc.social).map((row) => [text(row.network) ?? "", text(row.url) ?? ""] as const);
  const parameters =
    both(text(reservation?.arrival), text(reservation?.departure), (arrival, departure) =>
      compact({ arrival, departure, ...facts(RESERVATION_EXTRAS, reservation) }),
    ) ?? null;
  const tel = text(whatsApp?.tel);
  return compact({
    ...rest,
    postalAddress: parts,
    openGraphLocales: networkNames,
    enquiry: desks,
    tags,
    verification: proofs,
    name: text(doc.hotelName) ?? "",
    legalName: text(doc.legalName) ?? "",
    ...facts(HOTEL_FACTS, doc),
    ...facts(HOTEL_MARKS, doc),
    logo: filled({ light: file(logo?.light, names), colour: file(logo?.colour, names) }) ?? null,
    colours:
      both(text(colours?.theme), text(colours?.background), (theme, background) => ({ theme, background })) ??
      null,
    directionsMaps: localised(perLocale((locale) => file(maps?.[locale], names))) ?? null,
    holding:
      both(text(holding?.name), text(holding?.url), (name, url) =>
        compact({ name, url, logoText: text(holding?.logoText), logo: file(holding?.logo, names) }),
      ) ?? null,
    address: localised(doc.address) ?? perLocale(() => ""),
    mapsUrl: text(doc.mapsUrl) ?? "",
    geo: both(number(geo?.lat), number(geo?.lng), (lat, lng) => ({ lat, lng })) ?? null,
    phones: compact({
      main: phone(fieldsOf(doc.phone)),
      drawer: drawer.length > 0 ? Object.fromEntries(drawer) : null,
    }),
    email: text(doc.email) ?? "",
    reservationUrl: text(doc.reservationUrl) ?? "",
    reservation: filled({ parameters, dateFormat: text(reservation?.dateFormat) }) ?? null,
    propertyIds: propertyIdsOf(fieldsOf(propertyIds)),
    newsletter: doc.confirmsByMail === true ? { confirmsByMail: true } : null,
    social: social.length > 0 ? Object.fromEntries(social) : null,
    credit: both(localised(credit?.text), text(credit?.url), (words, url) => ({ text: words, url })) ?? null,
    starRating: number(doc.starRating),
    whatsApp:
      tel === undefined
        ? null
        : compact({
            tel,
            hours: both(text(whatsApp?.from), text(whatsApp?.to), (from, to) => ({ from, to })) ?? null,
          }),
    openingHours: filledList(rowsOf(doc.openingHours).flatMap((row) => openingHours(row, names) ?? [])),
    messages: messages(fieldsOf(doc.messages)),
  });
}

/** The hotel's own messages, grouped by message as in the hotel file. */
function messages(byLanguage: Document): LocalOwnMessages | undefined {
  const keys = new Set(LOCALES.flatMap((locale) => Object.keys(fieldsOf(byLanguage[locale]))));
  return filled(
    Object.fromEntries(
      [...keys]
        .sort()
        .map((key) => [key, leaf(perLocale((locale) => fieldsOf(byLanguage[locale])[key])) ?? {}]),
    ),
  );
}

/** The site requires its own facts in every language: missing texts fall back to the default language. */
function localised(value: unknown): LocalisedText | undefined {
  const texts = leaf(value);
  const fallback = texts?.[DEFAULT_LOCALE];
  return fallback === undefined ? undefined : perLocale((locale) => texts?.[locale] ?? fallback);
}

function localisedRows(rows: unknown): LocalisedText[] | undefined {
  return filledList(rowsOf(rows).flatMap((row) => localised(row.text) ?? []));
}

/**
 * Undefined if a draft lacks the name or the times; without a name in the first language, the first available one is
 * used in all languages.
 */
function openingHours(row: Document, names: Names): OpeningHours | undefined {
  const [named] = Object.values(leaf(row.name) ?? {});
  const name =
    localised(row.name) ??
    (named === undefined ? undefined : perLocale((locale) => leaf(row.name)?.[locale] ?? named));
  const times = both(text(row.from), text(row.to), (from, to) => ({ from, to }));
  const season = both(day(row.seasonFrom), day(row.seasonTo), (from, to) => ({ from, to }));
  const days = DAYS.filter((known) => array(row.days).includes(known));
  return both(name, times, (localName, open) =>
    compact({
      name: localName,
      days: filledList(days),
      ...open,
      season: season ?? null,
      pages: filledList(pagesOf(row.pages, names)),
    }),
  );
}

function day(value: unknown): string | undefined {
  const moment = text(value);
  return moment === undefined ? undefined : dayOf(moment);
}

function propertyIdsOf({ pages, rooms, newsletter }: Document): HotelFile["propertyIds"] {
  return {
    pages: number(pages) ?? PROPERTY_IDS.pages,
    rooms: number(rooms) ?? PROPERTY_IDS.rooms,
    newsletter: text(newsletter) ?? String(PROPERTY_IDS.pages),
  };
}

/** Fields shared by slides, blocks and entries. */
function part(row: Document, names: Names) {
  return compact({
    file: file(row.file, names),
    ...fieldsToFile(names)(BLOCK_TEXTS, row),
    link: link(fieldsOf(row.link), names),
  });
}

function slide(row: Document, names: Names): SlideFile {
  return compact({ ...part(row, names), priceFrom: price(fieldsOf(row.priceFrom)) });
}

function block(row: Document, names: Names): BlockFile {
  return compact({
    key: joinedKey(row),
    subtitle: leaf(row.subtitle),
    ...part(row, names),
    film: film(fieldsOf(row.film), names),
  });
}

/** Undefined if there is no film or no language has captions. */
function film(row: Document, names: Names): FilmFile | undefined {
  const texts = fieldsOf(row.captions);
  const inLanguages = leaf(Object.fromEntries(LOCALES.map((locale) => [locale, file(texts[locale], names)])));
  return both(file(row.file, names), inLanguages, (name, captions) =>
    compact({
      file: name,
      small: file(row.small, names),
      uploaded: day(row.uploaded),
      seconds: number(row.seconds),
      captions,
    }),
  );
}

function slider(row: Document, names: Names): SliderFile {
  return compact({
    key: joinedKey(row),
    content: html(row.content, names),
    slides: rowsOf(row.slides).map((inner) =>
      compact({ ...slide(inner, names), offer: offer(fieldsOf(inner.offer), names) }),
    ),
  });
}

/** Undefined if empty. */
function offer(row: Document, names: Names): OfferFile | undefined {
  const terms = fieldsToFile(names)(OFFER_TERMS, row);
  return filled({
    code: text(row.code),
    firstDay: day(row.firstDay),
    lastDay: day(row.lastDay),
    ...terms,
    included: filledList(terms.included ?? []),
  });
}

function template(rows: Document[], names: Names): { types: TemplateTypeFile[] } | undefined {
  if (rows.length === 0) return undefined;
  return {
    types: numbered(rows).map(({ row, id }) => ({ id, subtitle: joinedKey(row), ...part(row, names) })),
  };
}

function menuItem(row: Document, id: number, names: Names): MenuItemFile | undefined {
  const url = target(row, names);
  const words = leaf(row.text);
  return url === undefined || words === undefined
    ? undefined
    : { id, section: joinedKey(row), url, text: words };
}

function link(row: Document, names: Names): LinkFile | undefined {
  return both(target(row, names), leaf(row.text), (url, words) => ({ url, text: words }));
}

function target(row: Document, names: Names): string | undefined {
  const { relationTo, value } = fieldsOf(row.target);
  if (relationTo === "pages" || relationTo === "rooms") return names.target(relationTo, Number(value));
  const name = relationTo === "media" ? names.picture(Number(value)) : undefined;
  if (name !== undefined) return documentTarget(name);
  return text(row.address);
}

/** Numbers rows; new ones continue after the highest number. */
function numbered(rows: Document[]): { row: Document; id: number }[] {
  let highest = Math.max(0, ...rows.map((row) => number(row.number) ?? 0));
  return rows.map((row) => ({ row, id: number(row.number) ?? ++highest }));
}

function meta(row: Document): { name: string; content: Leaf } {
  return { name: text(row.name) ?? "", content: leaf(row.content) ?? {} };
}

function price(row: Document): PriceFile | undefined {
  const { per } = row;
  return both(number(row.amount), text(row.currency), (amount, currency) =>
    compact<PriceFile>({
      amount,
      currency,
      for: party(fieldsOf(row.for)),
      per: PRICE_UNITS.find((unit) => unit === per) ?? "night",
      note: leaf(row.note),
    }),
  );
}

/** Undefined if there are none; lists without a party, a currency or a price are left out. */
function prices(rows: Document[]): PricesFile[] | undefined {
  const lists = rows.flatMap((row) => {
    const whom = party(fieldsOf(row.for));
    const currency = text(row.currency);
    const months = rowsOf(row.months).flatMap(
      ({ month, amount }) =>
        both(text(month), number(amount), (named, priced) => ({ month: named, amount: priced })) ?? [],
    );
    return whom === undefined || currency === undefined || months.length === 0
      ? []
      : compact<PricesFile>({
          for: whom,
          currency,
          months,
          note: leaf(row.note),
        });
  });
  return lists.length > 0 ? lists : undefined;
}

/** Undefined if no adults are given. */
function party({ adults, children }: Document) {
  const known = number(adults);
  return known === undefined ? undefined : compact({ adults: known, children: number(children) });
}

function key(row: Document): string | undefined {
  return text(row.kind) === undefined ? undefined : joinedKey(row);
}

function joinedKey(row: Document): string {
  return joinKey({ kind: text(row.kind) ?? "", name: text(row.name) });
}

function file(id: unknown, names: Names): string | undefined {
  return typeof id === "number" ? names.picture(id) : undefined;
}

/** `{ en: "Pool", tr: null }` → `{ en: "Pool" }`; undefined if no language has a text. */
function leaf(value: unknown): Leaf | undefined {
  const texts = fieldsOf(value);
  const found: Leaf = {};
  for (const locale of LOCALES) {
    const inLocale = text(texts[locale]);
    if (inLocale !== undefined) found[locale] = inLocale;
  }
  return Object.keys(found).length > 0 ? found : undefined;
}

/** Points links to replaced files at the files that replaced them. */
function html(value: unknown, names: Names): Leaf | undefined {
  const texts = leaf(value);
  if (texts === undefined) return undefined;
  const currentTarget = (target: string) => {
    const name = documentOf(target);
    return name === undefined ? target : documentTarget(names.document(name));
  };
  const followed: Leaf = {};
  for (const locale of LOCALES) {
    const inLocale = texts[locale];
    if (inLocale !== undefined) followed[locale] = changeAttributes(inLocale, "href", currentTarget);
  }
  return followed;
}

function text(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

/** Undefined if there are none. */
function texts(value: unknown): string[] | undefined {
  const found = array(value).flatMap((item) => text(item) ?? []);
  return found.length > 0 ? found : undefined;
}

function number(value: unknown): number | undefined {
  return typeof value === "number" ? value : undefined;
}

/** A document's number in the content API; no document is stored without one. */
function numberOf(doc: Document): number {
  const found = number(doc.number);
  if (found === undefined) throw new Error(`The document ${String(doc.key)} has no number.`);
  return found;
}

function pagesOf(ids: unknown, names: Names): string[] {
  return array(ids).flatMap((id) => names.target("pages", Number(id)) ?? []);
}

function array(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Built from two parts that only make sense together. */
function both<One, Other, Built>(
  one: One | undefined,
  other: Other | undefined,
  build: (one: One, other: Other) => Built,
): Built | undefined {
  return one === undefined || other === undefined ? undefined : build(one, other);
}

/** Undefined if empty. */
function filledList<Item>(items: Item[]): Item[] | undefined {
  return items.length > 0 ? items : undefined;
}

function filled<Shape extends object>(shape: Shape): Shape | undefined {
  const kept = compact(shape);
  return Object.keys(kept).length > 0 ? kept : undefined;
}

/** Removes fields without a value: null is never written. */
function compact<Shape extends object>(shape: Shape): Shape {
  const kept = { ...shape };
  for (const name of Object.keys(kept)) {
    if ((Reflect.get(kept, name) ?? null) === null) Reflect.deleteProperty(kept, name);
  }
  return kept;
}
