import {
  type ApiCategoryTemplate,
  type ApiMenu,
  type ApiPage,
  type ApiRoom,
  categoryTemplateSchema,
  menusSchema,
  pageSchema,
  roomBySlugSchema,
  roomSchema,
  roomsSchema,
} from "../../plugins/gatsby-source-hotel/src/contract";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "../../src/config/locales";
import { decodePath, encodePath, prefixPath, splitPath, stripTrailingSlashes } from "../../src/config/paths";
import { ROOMS_PARENT, ROUTES, VENUES_PARENT } from "../../src/config/routes";
import type { ContentApi } from "./call";
import { internalPath, linksOfPage } from "./links";

/** Categories with a second call, and its name. */
const TEMPLATES = new Map([
  ["CONTACT", "contact"],
  ["CERTIFICATE", "certificate"],
]);

export interface PropertyIds {
  pages: number;
  rooms: number;
}

/** A page as a visitor's path finds it; paths are decoded. */
export interface CrawledPage {
  path: string;
  locale: Locale;
  page: ApiPage;
  template: ApiCategoryTemplate | undefined;
}

export interface CrawledRoom {
  /** Undefined where the page of all rooms is missing in this language. */
  path: string | undefined;
  locale: Locale;
  room: ApiRoom;
}

export interface Crawl {
  pages: CrawledPage[];
  rooms: CrawledRoom[];
  menus: { locale: Locale; menus: ApiMenu[] }[];
}

/** Reads everything that the site would show, in the way that the contract says pages are found. */
export async function crawl(api: ContentApi, propertyIds: PropertyIds): Promise<Crawl> {
  const pages = new Map<string, Promise<CrawledPage | undefined>>();
  const visit = (path: string, locale: Locale) => {
    const key = `${locale} ${path}`;
    const known = pages.get(key) ?? readPage(api, propertyIds, path, locale);
    pages.set(key, known);
    return known;
  };

  const menus = await Promise.all(
    LOCALES.map(async (locale) => ({ locale, menus: await readMenus(api, propertyIds, locale) })),
  );
  await Promise.all(ROUTES.map(({ path, slugs }) => visitTranslations(visit, path, slugs)));
  const venues = [...(await found(pages))]
    .filter(({ path }) => isVenuesParent(path))
    .flatMap((venue) => linksOfPage(venue.page));
  const menuLinks = menus.flatMap((menu) => menu.menus.flatMap(({ items }) => items.map(({ url }) => url)));
  const parents = roomsParents(await found(pages));
  for (const link of new Set([...venues.map(({ url }) => url), ...menuLinks])) {
    const path = internalPath(link);
    if (path === null || parents.some((parent) => path.startsWith(`${parent.path}/`))) continue;
    const linked = await visit(path, splitPath(path).locale);
    await Promise.all((linked?.page.hrefLangs ?? []).map(({ locale, url }) => visit(pathOf(url), locale)));
  }
  const rooms = await Promise.all(LOCALES.map((locale) => readRooms(api, propertyIds, locale, parents)));
  return { pages: await found(pages), rooms: rooms.flat(), menus };
}

type Visit = (path: string, locale: Locale) => Promise<CrawledPage | undefined>;

/** A page of the route table in all languages: where its own links don't lead, the known slug, then the English one. */
async function visitTranslations(
  visit: Visit,
  path: string,
  slugs: Partial<Record<Locale, string>> = {},
): Promise<void> {
  const english = await visit(path, DEFAULT_LOCALE);
  for (const locale of LOCALES) {
    if (locale === DEFAULT_LOCALE) continue;
    const linked = english?.page.hrefLangs?.find((link) => link.locale === locale)?.url;
    const slug = slugs[locale];
    const candidates = [
      linked && pathOf(linked),
      slug && prefixPath(locale, `/${slug}`),
      prefixPath(locale, path),
    ];
    for (const candidate of new Set(candidates)) {
      if (candidate && (await visit(candidate, locale))) break;
    }
  }
}

async function readPage(api: ContentApi, { pages }: PropertyIds, path: string, locale: Locale) {
  const page = await api.get({
    name: "page",
    path: `/v1/pages/url-lang?property-id=${pages}&url=${encodePath(path)}&lang=${locale}`,
    locale,
    schema: pageSchema,
  });
  if (!page) return undefined;
  const call = TEMPLATES.get(page.category?.code ?? "");
  const template = call
    ? await api.get({
        name: call,
        path: `/v1/pages/${page.id}/${call}?lang=${locale}`,
        locale,
        schema: categoryTemplateSchema,
      })
    : undefined;
  return { path, locale, page, template };
}

async function readMenus(api: ContentApi, { pages }: PropertyIds, locale: Locale): Promise<ApiMenu[]> {
  const path = `/v1/menus?property-id=${pages}&lang=${locale}`;
  return (await api.get({ name: "menus", path, locale, schema: menusSchema })) ?? [];
}

/** The rooms of a language, each by its slug, because the list may leave fields out. */
async function readRooms(
  api: ContentApi,
  { rooms: property }: PropertyIds,
  locale: Locale,
  parents: readonly CrawledPage[],
): Promise<CrawledRoom[]> {
  const query = `?lang=${locale}&property-id=${property}`;
  const list = await api.get({ name: "rooms", path: `/v1/rooms${query}`, locale, schema: roomsSchema });
  const parent = parents.find((page) => page.locale === locale);
  return Promise.all(
    (list ?? []).map(async (listed): Promise<CrawledRoom> => {
      const bySlug = `/v1/rooms/${encodeURIComponent(listed.slug)}${query}`;
      const [found] = await Promise.all([
        api.get({ name: "room by slug", path: bySlug, locale, schema: roomBySlugSchema }),
        api.get({ name: "room by id", path: `/v1/rooms/${listed.id}${query}`, locale, schema: roomSchema }),
      ]);
      return {
        locale,
        room: { ...listed, ...found?.room },
        path: parent ? `${parent.path}/${listed.slug}` : undefined,
      };
    }),
  );
}

async function found(pages: ReadonlyMap<string, Promise<CrawledPage | undefined>>): Promise<CrawledPage[]> {
  return (await Promise.all(pages.values())).filter((page) => page !== undefined);
}

/** The page of all rooms in each language: what the English one is translated as. */
function roomsParents(pages: readonly CrawledPage[]): CrawledPage[] {
  const english = pages.find(({ path }) => path === ROOMS_PARENT);
  return pages.filter(({ page }) => page.id === english?.page.id);
}

function isVenuesParent(path: string): boolean {
  const route = ROUTES.find((candidate) => candidate.path === VENUES_PARENT);
  const { locale, rest } = splitPath(path);
  return rest === VENUES_PARENT || rest === `/${route?.slugs?.[locale] ?? ""}`;
}

function pathOf(url: string): string {
  return stripTrailingSlashes(decodePath(url) ?? url);
}
