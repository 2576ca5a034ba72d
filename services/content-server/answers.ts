import { TEMPLATE_CALLS } from "../../content-api/calls";
import type {
  ApiCategoryTemplate,
  ApiFile,
  ApiLink,
  ApiMenu,
  ApiPage,
  ApiRoom,
  ApiRoomBySlug,
  ApiSlide,
  ApiSlider,
} from "../../content-api/contract";
import { MENUS } from "../../shared/content-keys";
import { LOCALES, type Locale } from "../../shared/locales";
import type { LinkFile, MenusFile, RoomFile, SlideFile, SliderFile } from "./format";
import { resolveLinks, resolveTarget } from "./links";
import type { Content, LocalContent } from "./load";
import { pictureUrl, resolvePictures } from "./pictures";

/**
 * The content API's answers, made from the content: pure, one function for each call.
 * They answer undefined where the asked language has no such thing.
 */

/** The calls that only pages of one category have. */
export const CATEGORY_CALLS = [...TEMPLATE_CALLS].map(([category, call]) => ({ category, call }));

/** `path` is decoded and carries its locale prefix: `/tr/galeri`. */
export function pageAnswer(
  content: Content,
  locale: Locale,
  path: string,
  propertyId: number,
): ApiPage | undefined {
  const local = content[locale];
  const key = local.urls.get(path);
  const page = key === undefined ? undefined : local.pages.get(key);
  if (key === undefined || page === undefined) return undefined;
  return {
    id: page.id,
    property: { id: propertyId },
    title: page.title,
    priceFrom: page.priceFrom,
    type: "PAGE",
    category: page.category === undefined ? undefined : { code: page.category },
    metas: page.metas,
    contents: page.contents?.map((block) => ({
      key: block.key,
      subtitle: block.subtitle,
      ...blockIn(local, block),
    })),
    heroSlides: page.heroSlides?.map((slide) => slideIn(local, slide)),
    sliders: slidersIn(local, page.sliders),
    hrefLangs: LOCALES.flatMap((other) => {
      const url = content[other].pages.get(key)?.url;
      return url === undefined ? [] : { locale: other, url };
    }),
    breadcrumbs: breadcrumbsIn(local, page.breadcrumbs, page.url),
    options: page.options?.map(({ key: optionKey, value, file }) => ({
      key: optionKey,
      value,
      file: fileIn(local, file),
    })),
  };
}

export function categoryAnswer(
  content: Content,
  locale: Locale,
  id: number,
  category: string,
): ApiCategoryTemplate | undefined {
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

/** Items that lead to what the language lacks are left out. */
export function menusAnswer(content: Content, locale: Locale): ApiMenu[] {
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

/** In the order of their ids. */
export function roomsAnswer(content: Content, locale: Locale): ApiRoom[] {
  return [...content[locale].rooms]
    .sort(([, one], [, other]) => one.id - other.id)
    .map(([key, room]) => roomIn(content, locale, key, room));
}

export function roomByIdAnswer(content: Content, locale: Locale, id: number): ApiRoom | undefined {
  const [key, room] = [...content[locale].rooms].find(([, candidate]) => candidate.id === id) ?? [];
  return key === undefined || room === undefined ? undefined : roomIn(content, locale, key, room);
}

/** `slug` is decoded. */
export function roomBySlugAnswer(content: Content, locale: Locale, slug: string): ApiRoomBySlug | undefined {
  const [key, file] = [...content[locale].rooms].find(([, candidate]) => candidate.slug === slug) ?? [];
  if (key === undefined || file === undefined) return undefined;
  const room = roomIn(content, locale, key, file);
  return { room, hrefLangs: room.hrefLangs };
}

function roomIn(content: Content, locale: Locale, key: string, room: RoomFile): ApiRoom {
  const local = content[locale];
  return {
    id: room.id,
    slug: room.slug,
    name: room.name,
    category: { code: room.category },
    priceFrom: room.priceFrom,
    summary: room.summary,
    content: htmlIn(local, room.content),
    size: room.size,
    capacity: room.capacity,
    bed: room.bed,
    view: room.view,
    traits: room.traits,
    features: room.features,
    plans: room.plans?.map(({ title, file }) => ({ title, file: namedFile(local, file) })),
    sliders: slidersIn(local, room.sliders),
    hrefLangs: LOCALES.flatMap((other) => {
      const slug = content[other].rooms.get(key)?.slug;
      return slug === undefined ? [] : { locale: other, slug };
    }),
    metas: room.metas,
  };
}

function slidersIn(local: LocalContent, sliders: SliderFile[] | undefined): ApiSlider[] | undefined {
  return sliders?.map(({ key, content, slides }) => ({
    key,
    content: htmlIn(local, content),
    slides: slides.map((slide) => slideIn(local, slide)),
  }));
}

function slideIn(local: LocalContent, slide: SlideFile): ApiSlide {
  return { ...blockIn(local, slide), priceFrom: slide.priceFrom };
}

/** What slides, contents and template types have in common. */
function blockIn(local: LocalContent, { file, title, content, link }: Partial<SlideFile>): ApiSlide {
  return { file: fileIn(local, file), title, content: htmlIn(local, content), link: linkIn(local, link) };
}

/** The last one is the page itself. */
function breadcrumbsIn(
  local: LocalContent,
  targets: readonly string[] | undefined,
  ownUrl: string,
): ApiPage["breadcrumbs"] {
  return targets?.flatMap((target) => {
    const page = local.pages.get(target.replace(/^page:/, ""));
    return page === undefined
      ? []
      : { text: page.breadcrumb ?? page.title, url: page.url, active: page.url === ownUrl };
  });
}

function linkIn(local: LocalContent, link: LinkFile | undefined): ApiLink | undefined {
  if (link === undefined) return undefined;
  const url = resolveTarget(link.url, local.addresses);
  return url === undefined ? undefined : { url, text: link.text };
}

function htmlIn(local: LocalContent, html: string | undefined): string | undefined {
  return html === undefined ? undefined : resolvePictures(resolveLinks(html, local.addresses));
}

function fileIn(local: LocalContent, name: string | undefined): ApiFile | undefined {
  return name === undefined ? undefined : namedFile(local, name);
}

function namedFile(local: LocalContent, name: string): ApiFile {
  return { sourceUrl: pictureUrl(name), ...local.pictures.get(name) };
}
