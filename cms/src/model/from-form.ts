import { splitKey } from "../content/keys";
import type {
  BlockForm,
  HotelForm,
  Leaf,
  LinkForm,
  MenuItemForm,
  MenusForm,
  PageForm,
  PriceForm,
  RoomForm,
  SlideForm,
  SliderForm,
} from "../content/form";
import type { Locale } from "../locales";
import {
  CATEGORY_WORDS,
  CONTENT_WORDS,
  OPTION_WORDS,
  SECTION_WORDS,
  SLIDER_WORDS,
  TEMPLATE_WORDS,
  valuesOf,
  type Word,
} from "./words";

/** The ids of what the form names; both throw where there is none. */
export interface Ids {
  picture(name: string): number;
  /** `page:<key>` or `room:<key>`. */
  target(target: string): { relationTo: "pages" | "rooms"; value: number };
}

/** The form's things as the database takes them, in one language. */
export function fromForm(locale: Locale, ids: Ids) {
  const text = (leaf: Leaf | undefined) => leaf?.[locale] ?? null;
  const file = (name: string | undefined) => (name === undefined ? null : ids.picture(name));
  const key = (value: string, known: readonly Word[]) => splitKey(value, valuesOf(known));

  const target = (url: string) =>
    /^(page|room):/.test(url) ? { target: ids.target(url), address: null } : { target: null, address: url };
  const link = (form: LinkForm | undefined) =>
    form === undefined ? {} : { ...target(form.url), text: text(form.text) };
  const slide = (form: SlideForm) => ({
    file: file(form.file),
    title: text(form.title),
    content: text(form.content),
    link: link(form.link),
  });
  const block = (form: BlockForm) => ({
    ...key(form.key, CONTENT_WORDS),
    subtitle: text(form.subtitle),
    ...slide(form),
  });
  const slider = (form: SliderForm) => ({
    ...key(form.key, SLIDER_WORDS),
    content: text(form.content),
    slides: form.slides.map((row) => ({ ...slide(row), priceFrom: price(row.priceFrom) })),
  });
  const meta = ({ name, content }: { name: string; content: Leaf }) => ({ name, content: text(content) });
  const price = (form: PriceForm | undefined) =>
    form === undefined ? {} : { ...form, note: text(form.note) };
  const menuItem = ({ id, section, url, text: words }: MenuItemForm) => ({
    number: id,
    ...key(section, SECTION_WORDS),
    text: text(words),
    ...target(url),
  });

  return {
    page: (form: PageForm) => ({
      number: form.id,
      title: text(form.title),
      url: text(form.url),
      breadcrumb: text(form.breadcrumb),
      category: form.category === undefined ? {} : key(form.category, CATEGORY_WORDS),
      priceFrom: price(form.priceFrom),
      metas: (form.metas ?? []).map(meta),
      heroSlides: (form.heroSlides ?? []).map(slide),
      contents: (form.contents ?? []).map(block),
      sliders: (form.sliders ?? []).map(slider),
      breadcrumbs: (form.breadcrumbs ?? []).map((url) => ids.target(url).value),
      options: (form.options ?? []).map((option) => ({
        ...key(option.key, OPTION_WORDS),
        value: option.value ?? null,
        file: file(option.file),
      })),
      template: (form.template?.types ?? []).map((type) => ({
        number: type.id,
        ...key(type.subtitle, TEMPLATE_WORDS),
        ...slide(type),
      })),
    }),

    room: (form: RoomForm) => ({
      number: form.id,
      title: text(form.name),
      slug: text(form.slug),
      category: form.category,
      summary: text(form.summary),
      content: text(form.content),
      size: form.size ?? null,
      capacity: form.capacity ?? {},
      bed: text(form.bed),
      view: text(form.view),
      traits: form.traits ?? [],
      features: (form.features ?? []).map((feature) => ({ text: text(feature) })),
      plans: (form.plans ?? []).map((plan) => ({ title: text(plan.title), file: file(plan.file) })),
      sliders: (form.sliders ?? []).map(slider),
      metas: (form.metas ?? []).map(meta),
      priceFrom: price(form.priceFrom),
    }),

    menus: (form: MenusForm) => ({ header: form.header.map(menuItem), footer: form.footer.map(menuItem) }),

    hotel: (form: HotelForm) => {
      const {
        name,
        legalName,
        tagline,
        logo,
        icon,
        colours,
        chart,
        directionsMap,
        holding,
        address,
        mapsUrl,
        geo,
        phones,
        email,
        reservationUrl,
        social,
        credit,
        starRating,
        checkIn,
        checkOut,
        amenities,
        languagesSpoken,
        ...rest
      } = form;
      return {
        hotelName: name,
        legalName,
        tagline: text(tagline),
        logo: { light: file(logo?.light), colour: file(logo?.colour) },
        icon: file(icon),
        colours: colours ?? {},
        chart: file(chart),
        directionsMap: file(directionsMap),
        holding: holding === undefined ? {} : { ...holding, logo: file(holding.logo) },
        address: text(address),
        mapsUrl,
        geo: geo ?? {},
        phone: phones.main,
        drawerPhones: Object.entries(phones.drawer ?? {}).map(([language, phone]) => ({
          language,
          ...phone,
        })),
        email,
        reservationUrl,
        social: Object.entries(social ?? {}).map(([network, url]) => ({ network, url })),
        credit: credit === undefined ? {} : { ...credit, text: text(credit.text) },
        starRating: starRating ?? null,
        checkIn: checkIn ?? null,
        checkOut: checkOut ?? null,
        amenities: (amenities ?? []).map((leaf) => ({ text: text(leaf) })),
        languagesSpoken: (languagesSpoken ?? []).map((leaf) => ({ text: text(leaf) })),
        rest,
      };
    },
  };
}
