import { DEFAULT_LOCALE, type Locale } from "../../../src/config/locales";
import { prefixPath, splitPath } from "../../../src/config/paths";
import { UNKNOWN_PAGE_LAYOUT, VENUE_LAYOUT } from "../../../src/config/layouts";
import type { Route } from "../../../src/config/route";
import { ROOMS_PARENT, VENUES_PARENT } from "../../../src/config/routes";
import { type AskPageOptions, createPageAsker } from "./ask-page";
import type { ApiMenu, ApiPage } from "./contract";
import { parentPath, parseLink } from "./links";
import { type FoundPage, pageOf, type PageGroup } from "./model";
import { createPageRegistry } from "./page-registry";
import { hrefsIn } from "./rich-text";

export interface DiscoverOptions extends AskPageOptions {
  routes: readonly Route[];
  locales: readonly Locale[];
  menus: ReadonlyMap<Locale, ApiMenu[]>;
  /** Origins whose URLs are pages of the site. */
  origins: readonly string[];
}

export interface Discovered {
  groups: PageGroup[];
  aliases: ReadonlyMap<string, string>;
}

/** A path to ask for, and the page it is said to be a translation of. */
interface Lead {
  path: string;
  translationOf?: PageGroup;
}

/**
 * Finds the site's pages as the contract says: the route table in English, its other languages by `hrefLangs`,
 * the known slug or the English slug, then every internal link of the menus, of the venues' parent page and
 * of the pages found that way, until nothing new turns up. Only an answer makes a path a page.
 */
export async function discoverPages(options: DiscoverOptions): Promise<Discovered> {
  const { routes, locales, menus, origins, log } = options;
  const pages = createPageAsker(options);
  const registry = createPageRegistry(log);

  await findRoutes();
  await followLinks([...menuLinks(), ...locales.flatMap((locale) => linksOfRoute(VENUES_PARENT, locale))]);
  return { groups: registry.groups.filter((group) => group.pages.size > 0), aliases: registry.aliases };

  async function findRoutes(): Promise<void> {
    const found = await Promise.all(routes.map(findRoute));
    // In the table's order, whatever the order of the answers.
    routes.forEach(({ path, layout }, index) => {
      const group = registry.addGroup({ route: path, layout, pages: new Map() });
      for (const page of found[index] ?? []) registry.addPage(page, group);
      const missing = locales.filter((locale) => !group.pages.has(locale));
      if (missing.length > 0)
        log.info(`The route ${path} has no page in ${missing.join(", ")}: left out there.`);
    });
  }

  async function findRoute(route: Route): Promise<FoundPage[]> {
    const english = await firstPage([route.path]);
    const others = locales.filter((locale) => locale !== DEFAULT_LOCALE);
    const translations = await Promise.all(
      others.map((locale) => firstPage(candidatePaths(route, locale, english?.answer))),
    );
    return [english, ...translations].filter((page) => page !== null);
  }

  function candidatePaths(route: Route, locale: Locale, english: ApiPage | undefined): Set<string> {
    const named = translationPaths(english).filter((path) => splitPath(path).locale === locale);
    const slug = route.slugs?.[locale];
    const known = slug === undefined ? [] : [prefixPath(locale, `/${slug}`)];
    return new Set([...named, ...known, prefixPath(locale, route.path)]);
  }

  /** A failed call ends the search: nobody knows what its answer would have been. */
  async function firstPage(candidates: Iterable<string>): Promise<FoundPage | null> {
    for (const path of candidates) {
      const answer = await pages.ask(path);
      if (answer === "failed") return null;
      if (answer !== "missing") return answer;
    }
    return null;
  }

  async function followLinks(leads: readonly Lead[]): Promise<void> {
    const fresh = leads.filter(({ path }) => !pages.isAsked(path) && !isRoomPath(path));
    if (fresh.length === 0) return;
    const answers = await Promise.all(
      fresh.map(async (lead) => ({ lead, page: await pages.ask(lead.path) })),
    );
    const next: Lead[] = [];
    for (const { lead, page } of answers) {
      if (page === "missing" || page === "failed" || isKnown(page.path)) continue;
      const group = groupFor(page, lead.translationOf);
      if (!registry.addPage(page, group)) continue;
      next.push(...translationPaths(page.answer).map((path) => ({ path, translationOf: group })));
      next.push(...leadsTo(linksIn(page.answer)));
    }
    await followLinks(next);
  }

  function groupFor(page: FoundPage, translationOf: PageGroup | undefined): PageGroup {
    const named = translationPaths(page.answer).map((path) => registry.groupAt(path));
    const free = [translationOf, ...named].find(
      (group) => group !== undefined && !group.pages.has(page.locale),
    );
    return free ?? registry.addGroup({ route: null, layout: layoutOf(page), pages: new Map() });
  }

  function layoutOf({ path, locale }: FoundPage) {
    const isVenue = parentPath(path) === pageOf(registry.groups, VENUES_PARENT, locale)?.path;
    return isVenue ? VENUE_LAYOUT : UNKNOWN_PAGE_LAYOUT;
  }

  function isKnown(path: string): boolean {
    return registry.groupAt(path) !== undefined || registry.aliases.has(path);
  }

  function isRoomPath(path: string): boolean {
    return parentPath(path) === pageOf(registry.groups, ROOMS_PARENT, splitPath(path).locale)?.path;
  }

  function menuLinks(): Lead[] {
    const items = [...menus.values()].flat().flatMap((menu) => menu.items);
    return leadsTo(items.map(({ url }) => url));
  }

  function linksOfRoute(route: string, locale: Locale): Lead[] {
    const page = pageOf(registry.groups, route, locale);
    return page ? leadsTo(linksIn(page.answer)) : [];
  }

  function leadsTo(hrefs: readonly string[]): Lead[] {
    return sitePaths(hrefs).map((path) => ({ path }));
  }

  function translationPaths(page: ApiPage | undefined): string[] {
    return sitePaths((page?.hrefLangs ?? []).map(({ url }) => url));
  }

  function sitePaths(hrefs: readonly string[]): string[] {
    return hrefs.flatMap((href) => {
      const link = parseLink(href, origins);
      return link?.kind === "site" && locales.includes(splitPath(link.path).locale) ? [link.path] : [];
    });
  }
}

/** Every link of a page, as the API spells them. */
function linksIn({ heroSlides, contents, sliders }: ApiPage): string[] {
  const slides = [...(heroSlides ?? []), ...(sliders ?? []).flatMap((slider) => slider.slides)];
  const parts = [...slides, ...(contents ?? [])];
  const texts = [...parts, ...(sliders ?? [])].map(({ content }) => content ?? "");
  return [...parts.flatMap(({ link }) => (link ? [link.url] : [])), ...texts.flatMap(hrefsIn)];
}
