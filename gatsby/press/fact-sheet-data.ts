import { array, type InferType, number, object, string } from "yup";
import { CONTENT_KEYS } from "../../shared/content-keys";
import type { Locale } from "../../shared/locales";
import { type Ask, ask } from "./ask";

const QUERY = /* GraphQL */ `
  query FactSheet($locale: String!, $key: String!) {
    page: hotelPage(locale: { eq: $locale }, contents: { elemMatch: { key: { eq: $key } } }) {
      path
      contents {
        key
        title
        content {
          html
        }
      }
      rooms {
        name
        size
        capacity {
          adults
          children
        }
        priceFrom {
          words
        }
      }
    }
    hotel(locale: { eq: $locale }) {
      name
      tagline
      address
      email
      phone {
        label
        tel
      }
      latitude
      longitude
      amenities
    }
  }
`;

const text = () => string().defined();

const schema = object({
  page: object({
    path: text(),
    contents: array(
      object({
        key: text(),
        title: text().nullable(),
        content: object({ html: text() }).nullable().default(null),
      }),
    ).required(),
    rooms: array(
      object({
        name: text(),
        size: number().nullable().defined(),
        capacity: object({ adults: number().required(), children: number().nullable().defined() })
          .nullable()
          .default(null),
        priceFrom: object({ words: text() }).nullable().default(null),
      }),
    ).required(),
  }).required(),
  hotel: object({
    name: text(),
    tagline: text().nullable(),
    address: text(),
    email: text(),
    phone: object({ label: text(), tel: text() }).required(),
    latitude: number().nullable().defined(),
    longitude: number().nullable().defined(),
    amenities: array(text()).required(),
  }).required(),
}).required();

export type FactSheetData = InferType<typeof schema>;

/** The content of a locale's fact sheet: from the page with the block that offers it, its rooms and the hotel. */
export function factSheetData(locale: Locale, model: Ask): Promise<FactSheetData> {
  return ask(model, QUERY, { locale, key: CONTENT_KEYS.factSheet }, schema);
}
