import { z } from "zod";
import { LOCALES } from "../locales";

/**
 * The form of a content folder, as the site's `content/README.md` describes it: one JSON file for each thing, texts
 * with all languages side by side. It is what is imported, exported, and what the API's answers are made of.
 * A field that is not named here is refused, so that nothing is lost in silence.
 */

const text = z.string().min(1);
/** A text by language; a language may be missing. */
const leaf = z.partialRecord(z.enum(LOCALES), text);

const link = z.strictObject({ url: text, text: leaf });
const metas = z.array(z.strictObject({ name: text, content: leaf }));
const slide = z.strictObject({
  file: text.optional(),
  title: leaf.optional(),
  content: leaf.optional(),
  link: link.optional(),
});
const block = slide.extend({ key: text, subtitle: leaf.optional() });
const priceFrom = z.strictObject({
  amount: z.number().min(0),
  currency: text,
  per: z.enum(["night", "stay", "person"]),
  note: leaf.optional(),
});
const pricedSlide = slide.extend({ priceFrom: priceFrom.optional() });
const slider = z.strictObject({ key: text, content: leaf.optional(), slides: z.array(pricedSlide) });
const templateType = slide.extend({ id: z.int(), subtitle: text });
/** When a thing comes and when it leaves, as instants: `2026-12-01T09:00:00.000Z`. */
const schedule = {
  publishAt: z.iso.datetime({ offset: true }).optional(),
  unpublishAt: z.iso.datetime({ offset: true }).optional(),
};

export const pageForm = z.strictObject({
  id: z.int(),
  category: text.optional(),
  ...schedule,
  url: leaf,
  title: leaf,
  breadcrumb: leaf.optional(),
  priceFrom: priceFrom.optional(),
  metas: metas.optional(),
  heroSlides: z.array(slide).optional(),
  contents: z.array(block).optional(),
  sliders: z.array(slider).optional(),
  breadcrumbs: z.array(text).optional(),
  options: z.array(z.strictObject({ key: text, value: text.optional(), file: text.optional() })).optional(),
  template: z.strictObject({ types: z.array(templateType) }).optional(),
});

export const roomForm = z.strictObject({
  id: z.int(),
  ...schedule,
  slug: leaf,
  category: text,
  name: leaf,
  priceFrom: priceFrom.optional(),
  summary: leaf.optional(),
  content: leaf.optional(),
  size: z.number().positive().optional(),
  capacity: z.strictObject({ adults: z.int().positive(), children: z.int().min(0).optional() }).optional(),
  bed: leaf.optional(),
  view: leaf.optional(),
  traits: z.array(text).optional(),
  features: z.array(leaf).optional(),
  plans: z.array(z.strictObject({ title: leaf.optional(), file: text })).optional(),
  sliders: z.array(slider).optional(),
  metas: metas.optional(),
});

const menuItem = z.strictObject({ id: z.int(), section: text, url: text, text: leaf });
export const menusForm = z.strictObject({ header: z.array(menuItem), footer: z.array(menuItem) });

export const pictureForm = z.strictObject({
  file: text,
  width: z.int().positive().optional(),
  height: z.int().positive().optional(),
  subject: text.optional(),
  alt: leaf.optional(),
});

const phone = z.strictObject({ label: text, tel: text });

/** The hotel file; what it says beyond these fields is kept as it is. */
export const hotelForm = z.looseObject({
  name: text,
  legalName: text,
  tagline: leaf.optional(),
  logo: z.strictObject({ light: text.optional(), colour: text.optional() }).optional(),
  icon: text.optional(),
  colours: z.strictObject({ theme: text, background: text }).optional(),
  chart: text.optional(),
  directionsMap: text.optional(),
  holding: z
    .strictObject({ name: text, url: text, logoText: text.optional(), logo: text.optional() })
    .optional(),
  address: leaf,
  mapsUrl: text,
  geo: z.strictObject({ lat: z.number(), lng: z.number() }).optional(),
  phones: z.strictObject({
    main: phone,
    drawer: z.partialRecord(z.enum([...LOCALES, "default"]), phone).optional(),
  }),
  email: text,
  reservationUrl: text,
  propertyIds: z.strictObject({ pages: z.int(), rooms: z.int(), newsletter: text }).optional(),
  social: z.record(z.string(), text).optional(),
  credit: z.strictObject({ text: leaf, url: text }).optional(),
  starRating: z.int().optional(),
  checkIn: text.optional(),
  checkOut: text.optional(),
  amenities: z.array(leaf).optional(),
  languagesSpoken: z.array(leaf).optional(),
});

export type Leaf = z.infer<typeof leaf>;
export type LinkForm = z.infer<typeof link>;
export type SlideForm = z.infer<typeof slide>;
export type PricedSlideForm = z.infer<typeof pricedSlide>;
export type SliderForm = z.infer<typeof slider>;
export type BlockForm = z.infer<typeof block>;
export type TemplateTypeForm = z.infer<typeof templateType>;
export type PriceForm = z.infer<typeof priceFrom>;
export type PageForm = z.infer<typeof pageForm>;
export type RoomForm = z.infer<typeof roomForm>;
export type MenuItemForm = z.infer<typeof menuItem>;
export type MenusForm = z.infer<typeof menusForm>;
export type PictureForm = z.infer<typeof pictureForm>;
export type HotelForm = z.infer<typeof hotelForm>;

/** A whole content folder; pages and rooms by key: `a-page/its-child`. */
export interface ContentForm {
  pages: Map<string, PageForm>;
  rooms: Map<string, RoomForm>;
  menus: MenusForm;
  pictures: PictureForm[];
  hotel?: HotelForm;
  /** The brand's colours and type, of which nothing is known here. */
  tokens?: unknown;
}
