import { DEFAULT_LOCALE, type Locale } from "../../../src/config/locales";
import { prefixPath, splitPath } from "../../../src/config/paths";
import {
  type Route,
  ROOMS_PARENT,
  UNKNOWN_PAGE_LAYOUT,
  VENUE_LAYOUT,
  VENUES_PARENT,
} from "../../../src/config/routes";
import { type Calls, TEMPLATE_CALLS } from "./calls";
import type { ApiCategoryTemplate, ApiMenu, ApiPage } from "./contract";
import { parentPath, parseLink } from "./links";
import type { Loader } from "./load";
import type { Log } from "./log";
import { type FoundPage, pageOf, type PageGroup } from "./model";
import { hrefsIn } from "./rich-text";

export interface DiscoverOptions {
  routes: readonly Route[];
  locales: readonly Locale[];
  menus: ReadonlyMap<Locale, ApiMenu[]>;
  /** Origins whose URLs are pages of the site. */
  origins: readonly string[];
  calls: Calls;
  loader: Loader;
  log: Log;
  /** Told of each call that failed without a last good copy. */
  fail(reason: string): void;
}

export interface Discovered {
  groups: PageGroup[];
  aliases: Map<string, string>;
}

/** A path to ask for, and the page it is said to be a translation of. */
interface Lead {
  path: string;
  group?: PageGroup;
}

/**
 * Finds the site's pages as the contract says: the route table in English, its other languages by `hrefLangs`,
 * the known slug or the English slug, then every internal link of the menus, of the venues' parent page and
 * of the pages found that way, until nothing new turns up. Only an answer makes a path a page.
 */
export async function discoverPages(options: DiscoverOptions): Promise<Discovered> {
  const { routes, locales, menus, origins, calls, loader, log, fail } = options;
  const asked = new Map<string, Promise<FoundPage | "missing" | "failed">>();
  const groups: PageGroup[] = [];
  const groupAt = new Map<string, PageGroup>();
  const pathOfPage = new Map<string, string>();
  const aliases = new Map<string, string>();

  function ask(path: string) {
    const answer = asked.get(path) ?? load(path);
    asked.set(path, answer);
    return answer;
  }

  async function load(path: string): Promise<FoundPage | "missing" | "failed"> {
    const { locale } = splitPath(path);
    const page = await loader.load(calls.page(path, locale));
    if (page.state === "missing") return "missing";
    if (page.state === "failed") {
      fail(page.reason);
      return "failed";
    }
    return { locale, path, answer: page.answer, categoryTemplate: await loadTemplate(page.answer, locale) };
  }

  async function loadTemplate(
    { id, category }: ApiPage,
    locale: Locale,
  ): Promise<ApiCategoryTemplate | null> {
    const segment = category ? TEMPLATE_CALLS[category.code] : undefined;
    if (segment === undefined) return null;
    const call = calls.categoryTemplate(id, segment, locale);
    const template = await loader.load(call);
    if (template.state === "found") return template.answer;
    if (template.state === "failed") fail(template.reason);
    else log.warn(`GET ${call.path} (status 404): page ${id} is built in ${locale} without it.`);
    return null;
  }

  /** The first candidate that is a page; a failed call ends the search, for nobody knows what it would have said. */
  async function firstPage(candidates: readonly string[]): Promise<FoundPage | null> {
    for (const path of candidates) {
      const answer = await ask(path);
      if (answer === "failed") return null;
      if (answer !== "missing") return answer;
    }
    return null;
  }

  async function askForRoute(route: Route): Promise<FoundPage[]> {
    const english = await firstPage([route.path]);
    const others = locales.filter((locale) => locale !== DEFAULT_LOCALE);
    const translations = others.map((locale) => firstPage(candidatePaths(route, locale, english?.answer)));
    return [english, ...(await Promise.all(translations))].filter((page) => page !== null);
  }

  function candidatePaths(route: Route, locale: Locale, english: ApiPage | undefined): string[] {
    const named = translationsNamedIn(english).filter((path) => splitPath(path).locale === locale);
    const slug = route.slugs?.[locale];
    const known = slug === undefined ? [] : [prefixPath(locale, `/${slug}`)];
    return [...new Set([...named, ...known, prefixPath(locale, route.path)])];
  }

  function translationsNamedIn(page: ApiPage | undefined): string[] {
    return sitePaths((page?.hrefLangs ?? []).map(({ url }) => url));
  }

  function sitePaths(hrefs: readonly string[]): string[] {
    return hrefs.flatMap((href) => {
      const link = parseLink(href, origins);
      return link?.kind === "site" && locales.includes(splitPath(link.path).locale) ? [link.path] : [];
    });
  }

  /** Puts a page in its group. A page that is known under another path stays there, and the path becomes an alias. */
  function register(page: FoundPage, group: PageGroup): boolean {
    const key = `${page.answer.id} ${page.locale}`;
    const first = pathOfPage.get(key);
    if (first !== undefined) {
      aliases.set(page.path, first);
      log.info(`${page.path} is the page at ${first}: links lead there.`);
      return false;
    }
    pathOfPage.set(key, page.path);
    groupAt.set(page.path, group);
    group.pages.set(page.locale, page);
    return true;
  }

  function groupFor(page: FoundPage, said: PageGroup | undefined): PageGroup {
    const named = translationsNamedIn(page.answer).map((path) => groupAt.get(path));
    const free = [said, ...named].find((group) => group !== undefined && !group.pages.has(page.locale));
    if (free !== undefined) return free;
    const group: PageGroup = { route: null, layout: layoutOf(page), pages: new Map() };
    groups.push(group);
    return group;
  }

  function layoutOf({ path, locale }: FoundPage) {
    const isVenue = parentPath(path) === pageOf(groups, VENUES_PARENT, locale)?.path;
    return isVenue ? VENUE_LAYOUT : UNKNOWN_PAGE_LAYOUT;
  }

  function isRoomPath(path: string): boolean {
    return parentPath(path) === pageOf(groups, ROOMS_PARENT, splitPath(path).locale)?.path;
  }

  function leadsIn(page: FoundPage, group: PageGroup): Lead[] {
    const translations = translationsNamedIn(page.answer).map((path) => ({ path, group }));
    return [...translations, ...sitePaths(linksIn(page.answer)).map((path) => ({ path }))];
  }

  const found = await Promise.all(routes.map(askForRoute));
  routes.forEach(({ path, layout }, index) => {
    const group: PageGroup = { route: path, layout, pages: new Map() };
    groups.push(group);
    for (const page of found[index] ?? []) register(page, group);
    const missing = locales.filter((locale) => !group.pages.has(locale));
    if (missing.length > 0)
      log.info(`The route ${path} has no page in ${missing.join(", ")}: left out there.`);
  });

  const menuLinks = [...menus.values()].flatMap((ofLocale) => ofLocale.flatMap(({ items }) => items));
  let leads: Lead[] = sitePaths(menuLinks.map(({ url }) => url)).map((path) => ({ path }));
  for (const locale of locales) {
    const venues = pageOf(groups, VENUES_PARENT, locale);
    if (venues) leads.push(...sitePaths(linksIn(venues.answer)).map((path) => ({ path })));
  }

  while (leads.length > 0) {
    const fresh = leads.filter(({ path }) => !asked.has(path) && !isRoomPath(path));
    const answers = await Promise.all(fresh.map(async (lead) => ({ lead, page: await ask(lead.path) })));
    leads = [];
    for (const { lead, page } of answers) {
      if (page === "missing" || page === "failed" || groupAt.has(page.path) || aliases.has(page.path))
        continue;
      const group = groupFor(page, lead.group);
      if (register(page, group)) leads.push(...leadsIn(page, group));
    }
  }

  return { groups: groups.filter((group) => group.pages.size > 0), aliases };
}

/** Every link of a page, as the API spells them. */
function linksIn({ heroSlides, contents, sliders }: ApiPage): string[] {
  const slides = [...(heroSlides ?? []), ...(sliders ?? []).flatMap((slider) => slider.slides)];
  const parts = [...slides, ...(contents ?? [])];
  const texts = [...parts, ...(sliders ?? [])].map(({ content }) => content ?? "");
  return [...parts.flatMap(({ link }) => (link ? [link.url] : [])), ...texts.flatMap(hrefsIn)];
}
