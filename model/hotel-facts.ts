import type { Locale } from "../shared/locales";
import { perField } from "./fields";
import { HOTEL_FACTS, HOTEL_MARKS } from "./hotel";
import type { FactValues, HotelFile } from "./hotel-file";

/** The hotel's optional facts in one language; `picture` resolves the pictures that the file names. */
export function factsIn<Picture>(
  hotel: HotelFile,
  locale: Locale,
  picture: (name: string | null | undefined) => Picture,
) {
  const plain = perField<
    FactValues,
    { words?: string; wordList: string[]; text?: string | null; number?: number | null; mark: Picture }
  >({
    words: (_field, leaf) => leaf?.[locale],
    wordList: (_field, leaves) => (leaves ?? []).map((leaf) => leaf[locale]),
    text: (_field, value) => value,
    number: (_field, value) => value,
    mark: (_field, name) => picture(name),
  });
  const { holding, credit, logo } = hotel;
  return {
    ...plain(HOTEL_FACTS, hotel),
    ...plain(HOTEL_MARKS, hotel),
    localDirectionsMap: picture(hotel.directionsMaps?.[locale]),
    logo: logo && { light: picture(logo.light), colour: picture(logo.colour) },
    holding: holding && { ...holding, logo: picture(holding.logo) },
    geo: hotel.geo,
    whatsApp: hotel.whatsApp,
    credit: credit && { text: credit.text[locale], url: credit.url },
    starRating: hotel.starRating,
    openingHours: (hotel.openingHours ?? []).map(({ name, ...hours }) => ({ name: name[locale], ...hours })),
  };
}

/** True if a fact says nothing. */
export function isNone(value: unknown): boolean {
  return (value ?? null) === null || (Array.isArray(value) && value.length === 0);
}
