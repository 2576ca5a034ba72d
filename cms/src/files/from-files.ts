import { documentOf } from "../../../content-folder/documents";
import type {
  BlockFile,
  FileValues,
  LinkFile,
  MenuItemFile,
  MenusFile,
  OfferFile,
  PageFile,
  PriceFile,
  PricesFile,
  RoomFile,
  SlideFile,
  SliderFile,
} from "../../../content-folder/format";
import { splitKey } from "../../../content-folder/keys";
import type { Leaf } from "../../../content-folder/leaf";
import { splitTarget } from "../../../content-folder/links";
import {
  CATEGORY_WORDS,
  CONTENT_WORDS,
  OPTION_WORDS,
  SECTION_WORDS,
  SLIDER_WORDS,
  TEMPLATE_WORDS,
} from "../../../content-folder/words";
import { type ByKind, perField } from "../../../model/fields";
import { BLOCK_TEXTS, OFFER_TERMS } from "../../../model/blocks";
import { HOTEL_FACTS, HOTEL_MARKS } from "../../../model/hotel";
import { type FactValues, type HotelFile, hotelFileSchema, hotelSettings } from "../../../model/hotel-file";
import { ROOM_FIELDS } from "../../../model/room";
import type { Locale } from "../../../shared/locales";
import { ownMessagesIn } from "../../../shared/own-messages";

const SETTINGS = hotelSettings();

/** Ids of the documents that files refer to; both methods throw if there is none. */
export interface Ids {
  picture(name: string): number;
  /** `page:<key>`, `room:<key>` or `media:<name>`. */
  target(target: string): { relationTo: "pages" | "rooms" | "media"; value: number };
}

/** Converts a folder's files to database documents in one language. */
export function fromFiles(locale: Locale, ids: Ids) {
  const text = (leaf: Leaf | null | undefined) => leaf?.[locale] ?? null;
  const file = (name: string | null | undefined) => (name ? ids.picture(name) : null);
  const key = (value: string, known: readonly string[]) => splitKey(value, known);

  const target = (url: string) =>
    (splitTarget(url) ?? documentOf(url))
      ? { target: ids.target(url), address: null }
      : { target: null, address: url };
  const link = (given: LinkFile | undefined) =>
    given === undefined ? {} : { ...target(given.url), text: text(given.text) };
  const fields = perField<FileValues & Pick<FactValues, "text" | "mark">, ByKind>({
    words: (_field, leaf) => text(leaf),
    html: (_field, leaf) => text(leaf),
    wordList: (_field, leaves) => (leaves ?? []).map((leaf) => ({ text: text(leaf) })),
    text: (_field, value) => value ?? null,
    choices: (_field, chosen) => chosen ?? [],
    number: (_field, value) => value ?? null,
    party: (_field, party) => party ?? {},
    mark: (_field, name) => file(name),
  });
  const offer = (given: OfferFile = {}) => ({
    code: given.code ?? null,
    firstDay: given.firstDay ? noon(given.firstDay) : null,
    lastDay: given.lastDay ? noon(given.lastDay) : null,
    ...fields(OFFER_TERMS, given),
  });
  const slide = (given: SlideFile) => ({
    file: file(given.file),
    ...fields(BLOCK_TEXTS, given),
    link: link(given.link),
  });
  const pricedSlide = (given: SlideFile) => ({ ...slide(given), priceFrom: price(given.priceFrom) });
  const block = (given: BlockFile) => ({
    ...key(given.key, CONTENT_WORDS),
    subtitle: text(given.subtitle),
    ...slide(given),
    film: {
      file: file(given.film?.file),
      small: file(given.film?.small),
      captions: file(given.film?.captions?.[locale]),
      uploaded: given.film?.uploaded ? noon(given.film.uploaded) : null,
      seconds: given.film?.seconds ?? null,
    },
  });
  const slider = (given: SliderFile) => ({
    ...key(given.key, SLIDER_WORDS),
    content: text(given.content),
    slides: given.slides.map((one) => ({ ...pricedSlide(one), offer: offer(one.offer) })),
  });
  const meta = ({ name, content }: { name: string; content: Leaf }) => ({ name, content: text(content) });
  const price = (given: PriceFile | undefined) =>
    given === undefined ? {} : { ...given, for: given.for ?? {}, note: text(given.note) };
  const prices = (given: PricesFile) => ({ ...given, note: text(given.note) });
  const menuItem = ({ id, section, url, text: words }: MenuItemFile) => ({
    number: id,
    ...key(section, SECTION_WORDS),
    text: text(words),
    ...target(url),
  });

  return {
    page: (given: PageFile) => ({
      number: given.id,
      title: text(given.title),
      url: text(given.url),
      breadcrumb: text(given.breadcrumb),
      category: given.category === undefined ? {} : key(given.category, CATEGORY_WORDS),
      priceFrom: price(given.priceFrom),
      metas: (given.metas ?? []).map(meta),
      heroSlides: (given.heroSlides ?? []).map(pricedSlide),
      contents: (given.contents ?? []).map(block),
      sliders: (given.sliders ?? []).map(slider),
      breadcrumbs: (given.breadcrumbs ?? []).map((url) => ids.target(url).value),
      options: (given.options ?? []).map((option) => ({
        ...key(option.key, OPTION_WORDS),
        value: option.value ?? null,
        file: file(option.file),
      })),
      template: (given.template?.types ?? []).map((type) => ({
        number: type.id,
        ...key(type.subtitle, TEMPLATE_WORDS),
        ...slide(type),
      })),
    }),

    room: (given: RoomFile) => ({
      number: given.id,
      title: text(given.name),
      slug: text(given.slug),
      category: given.category,
      ...fields(ROOM_FIELDS, given),
      plans: (given.plans ?? []).map((plan) => ({ title: text(plan.title), file: file(plan.file) })),
      sliders: (given.sliders ?? []).map(slider),
      metas: (given.metas ?? []).map(meta),
      priceFrom: price(given.priceFrom),
      prices: (given.prices ?? []).map(prices),
    }),

    menus: (given: MenusFile) => ({ header: given.header.map(menuItem), footer: given.footer.map(menuItem) }),

    hotel: (given: HotelFile) => {
      const { logo, holding, phones, reservation, credit, whatsApp } = given;
      return {
        hotelName: given.name,
        legalName: given.legalName,
        ...fields(HOTEL_FACTS, given),
        ...fields(HOTEL_MARKS, given),
        logo: { light: file(logo?.light), colour: file(logo?.colour) },
        colours: given.colours ?? {},
        directionsMaps: file(given.directionsMaps?.[locale]),
        holding: holding ? { ...holding, logo: file(holding.logo) } : {},
        address: text(given.address),
        mapsUrl: given.mapsUrl,
        geo: given.geo ?? {},
        phone: phones.main,
        drawerPhones: Object.entries(phones.drawer ?? {}).map(([language, phone]) => ({
          language,
          ...phone,
        })),
        email: given.email,
        reservationUrl: reservation?.url ?? given.reservationUrl ?? null,
        reservation: { ...reservation?.parameters, dateFormat: reservation?.dateFormat ?? null },
        confirmsByMail: given.newsletter?.confirmsByMail ?? false,
        social: Object.entries(given.social ?? {}).flatMap(([network, url]) => (url ? { network, url } : [])),
        credit: credit ? { ...credit, text: text(credit.text) } : {},
        starRating: given.starRating ?? null,
        whatsApp: whatsApp ? { tel: whatsApp.tel, ...whatsApp.hours } : {},
        openingHours: (given.openingHours ?? []).map(({ season, days, pages, ...place }) => ({
          ...place,
          name: text(place.name),
          days: days ?? [],
          seasonFrom: season ? noon(season.from) : null,
          seasonTo: season ? noon(season.to) : null,
          pages: (pages ?? []).filter(splitTarget).map((page) => ids.target(page).value),
        })),
        messages: ownMessagesIn(given.messages, locale),
        rest: Object.fromEntries(Object.entries(given).filter(([name]) => !isInForm(name))),
      };
    },
  };
}

/** True if a field of the hotel file has a form field. */
function isInForm(name: string): boolean {
  return name in hotelFileSchema.fields && !(name in SETTINGS);
}

/** The date picker's format: noon UTC is the same day everywhere. */
function noon(day: string): string {
  return `${day}T12:00:00.000Z`;
}
