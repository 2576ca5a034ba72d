import type {
  ApiCategoryTemplate,
  ApiFile,
  ApiLink,
  ApiMenu,
  ApiPage,
  ApiPriceFrom,
  ApiRoom,
  ApiRoomBySlug,
  ApiSlide,
  ApiSlider,
} from "../../../content-api/contract";
import type {
  BlockForm,
  Leaf,
  LinkForm,
  MenuItemForm,
  PriceForm,
  RoomForm,
  SlideForm,
  SliderForm,
} from "../content/form";
import { type Locale, LOCALES } from "../locales";
import type { Snapshot } from "./snapshot";

/** The contract's answers, one function for each call; undefined where the language has no such thing. */
export interface Answers {
  page(path: string, propertyId: number): ApiPage | undefined;
  template(pageId: number, category: string): ApiCategoryTemplate | undefined;
  menus(): ApiMenu[];
  rooms(): ApiRoom[];
  roomById(id: number): ApiRoom | undefined;
  roomBySlug(slug: string): ApiRoomBySlug | undefined;
}

export const MEDIA_PATH = "/media/";

export function answersIn(locale: Locale, { content, pictures, local }: Snapshot): Answers {
  const { pages, rooms, pageAt, addresses } = local[locale];
  const text = (leaf: Leaf | undefined): string | undefined => leaf?.[locale];

  const file = (name: string | undefined): ApiFile | undefined => {
    if (name === undefined) return undefined;
    const picture = pictures.get(name);
    return {
      sourceUrl: MEDIA_PATH + name,
      width: picture?.width,
      height: picture?.height,
      alt: text(picture?.alt),
    };
  };
  const leadsTo = (target: string): string | undefined =>
    /^(page|room):/.test(target) ? addresses.get(target) : target;
  const link = (form: LinkForm | undefined): ApiLink | undefined => {
    const url = form && leadsTo(form.url);
    const words = text(form?.text);
    return url === undefined || words === undefined ? undefined : { url, text: words };
  };
  const html = (leaf: Leaf | undefined): string | undefined =>
    text(leaf)
      ?.replace(/\shref="([^"]*)"/g, (attribute, target: string) => {
        const address = leadsTo(target);
        if (address === target) return attribute;
        // The words stay where this language lacks what they lead to.
        return address === undefined ? "" : ` href="${address}"`;
      })
      .replace(/\ssrc="([^"]*)"/g, (_attribute, name: string) => ` src="${MEDIA_PATH}${name}"`);
  const slide = (form: SlideForm): ApiSlide => ({
    file: file(form.file),
    title: text(form.title),
    content: html(form.content),
    link: link(form.link),
  });
  const block = (form: BlockForm) => ({ key: form.key, subtitle: text(form.subtitle), ...slide(form) });
  const price = (form: PriceForm | undefined): ApiPriceFrom | undefined =>
    form && { ...form, note: text(form.note) };
  const slider = (form: SliderForm): ApiSlider => ({
    key: form.key,
    content: html(form.content),
    slides: form.slides.map((row) => ({ ...slide(row), priceFrom: price(row.priceFrom) })),
  });
  const metas = (forms: { name: string; content: Leaf }[] | undefined) =>
    forms?.flatMap(({ name, content: leaf }) => {
      const says = text(leaf);
      return says === undefined ? [] : { name, content: says };
    });
  const menu = (items: MenuItemForm[]) =>
    items.flatMap(({ id, section, url, text: words }) => {
      const entry = link({ url, text: words });
      return entry === undefined ? [] : { id, section, ...entry };
    });
  const languagesOf = (key: string) =>
    LOCALES.flatMap((other) => {
      const url = local[other].pages.get(key)?.url[other];
      return url === undefined ? [] : { locale: other, url };
    });
  const room = (key: string, form: RoomForm): ApiRoom => ({
    id: form.id,
    slug: text(form.slug) ?? "",
    name: text(form.name) ?? "",
    category: { code: form.category },
    priceFrom: price(form.priceFrom),
    summary: text(form.summary),
    content: html(form.content),
    size: form.size,
    capacity: form.capacity,
    bed: text(form.bed),
    view: text(form.view),
    traits: form.traits,
    features: form.features?.flatMap((feature) => text(feature) ?? []),
    plans: form.plans?.map((plan) => ({ title: text(plan.title), file: pictureFile(plan.file) })),
    sliders: form.sliders?.map(slider),
    hrefLangs: LOCALES.flatMap((other) => {
      const slug = local[other].rooms.get(key)?.slug[other];
      return slug === undefined ? [] : { locale: other, slug };
    }),
    metas: metas(form.metas),
  });
  const pictureFile = (name: string): ApiFile => ({ sourceUrl: MEDIA_PATH + name, ...file(name) });
  const allRooms = () =>
    [...rooms].sort(([, one], [, other]) => one.id - other.id).map(([key, form]) => room(key, form));

  return {
    page: (path, propertyId) => {
      const key = pageAt.get(path);
      const page = key === undefined ? undefined : pages.get(key);
      if (key === undefined || page === undefined) return undefined;
      return {
        id: page.id,
        property: { id: propertyId },
        title: text(page.title) ?? "",
        type: "PAGE",
        category: page.category === undefined ? undefined : { code: page.category },
        priceFrom: price(page.priceFrom),
        metas: metas(page.metas),
        contents: page.contents?.map(block),
        heroSlides: page.heroSlides?.map(slide),
        sliders: page.sliders?.map(slider),
        hrefLangs: languagesOf(key),
        breadcrumbs: page.breadcrumbs?.flatMap((target) => {
          const parent = pages.get(target.replace(/^page:/, ""));
          const words = text(parent?.breadcrumb) ?? text(parent?.title);
          const url = text(parent?.url);
          return words === undefined ? [] : { text: words, url, active: url === path };
        }),
        options: page.options?.map((option) => ({
          key: option.key,
          value: option.value,
          file: file(option.file),
        })),
      };
    },
    template: (pageId, category) => {
      const page = [...pages.values()].find(({ id }) => id === pageId);
      if (page?.template === undefined || page.category !== category) return undefined;
      return {
        types: page.template.types.map((form) => ({ id: form.id, subtitle: form.subtitle, ...slide(form) })),
      };
    },
    menus: () => [
      { type: "HEADER", items: menu(content.menus.header) },
      { type: "FOOTER", items: menu(content.menus.footer) },
    ],
    rooms: allRooms,
    roomById: (id) => allRooms().find((candidate) => candidate.id === id),
    roomBySlug: (slug) => {
      const found = allRooms().find((candidate) => candidate.slug === slug);
      return found && { room: found, hrefLangs: found.hrefLangs };
    },
  };
}
