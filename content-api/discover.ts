import { knownPaths } from "../shared/known-slugs";
import { DEFAULT_LOCALE, type Locale } from "../shared/locales";
import { splitPath } from "../shared/paths";
import { UNKNOWN_PAGE_LAYOUT, VENUE_LAYOUT } from "../shared/layouts";
import type { Route } from "../shared/route";
import { ROOMS_PARENT, VENUES_PARENT } from "../shared/routes";
import { createPageAsker } from "./ask-page";
import { linksOfPage } from "./content-links";
import { parentPath, parseLink } from "./links";
import type { Loading } from "./loading";
import { warnOfCall } from "./log";
import { type FoundMenus, type FoundPage, pageOf, type PageGroup } from "./model";
import { createPageRegistry } from "./page-registry";

interface DiscoverOptions extends Loading {
  routes: readonly Route[];
  locales: readonly Locale[];
  loadMenus(property: number): Promise<FoundMenus[]>;
  /** Origins whose URLs are pages of the site. */
  origins: readonly string[];
}

interface Discovered {
  groups: PageGroup[];
  aliases: ReadonlyMap<string, string>;
  menus: FoundMenus[];
}

/** A path to request, and the page it is said to be a translation of. */
interface Lead {
  path: string;
  translationOf?: PageGroup;
}

/**
 * Finds the site's pages as the contract says: first the route table in English, and its other languages by
 * `hrefLangs`, the known slug or the English slug. Then follows every internal link of the menus, of the venues'
 * parent page and of the pages found that way, the server's own list of pages if it has one, and the menu links of
 * other properties that pages name, until nothing new turns up.
 * A path becomes a page only once the server has responded with it.
 */
export async function discoverPages(options: DiscoverOptions): Promise<Discovered> {
  const { routes, locales, calls, loader, loadMenus, origins, log } = options;
  const pages = createPageAsker(options);
  const registry = createPageRegistry(log);
  const refused = new Set<string>();
  const menus = await loadMenus(calls.propertyIds.pages);

  await findRoutes();
  await followLinks([
    ...menus.flatMap(menuLeads),
    ...locales.flatMap((locale) => linksOfRoute(VENUES_PARENT, locale)),
  ]);
  await followLinks((await Promise.all(locales.map(listedLeads))).flat());
  await followProperties(new Set([calls.propertyIds.pages]));
  return {
    groups: registry.groups.filter((group) => group.pages.size > 0),
    aliases: registry.aliases,
    menus,
  };

  async function findRoutes(): Promise<void> {
    const found = await Promise.all(routes.map(findRoute));
    // In the table's order, regardless of the order of the responses.
    routes.forEach(({ path, layout }, index) => {
      const group = registry.addGroup({ route: path, layout, pages: new Map() });
      for (const page of found[index] ?? []) registry.addPage(page, group);
      const missing = locales.filter((locale) => !group.pages.has(locale));
      if (missing.length > 0)
        log.info(`The route ${path} has no page in ${missing.join(", ")}: left out there.`);
    });
  }

  async function findRoute(route: Route): Promise<FoundPage[]> {
    const known = await firstPage(knownPaths(route, DEFAULT_LOCALE));
    const others = locales.filter((locale) => locale !== DEFAULT_LOCALE);
    const translations = await Promise.all(
      others.map((locale) =>
        firstPage(new Set([...pathsNamed(known, locale), ...knownPaths(route, locale)])),
      ),
    );
    const found = translations.filter((page) => page !== null);
    // If the site's first language uses a slug of its own, its translations name that path.
    const first = known ?? (await firstPage(found.flatMap((page) => pathsNamed(page, DEFAULT_LOCALE))));
    return first === null ? found : [first, ...found];
  }

  /** Returns the paths a page gives for its translation. */
  function pathsNamed(page: FoundPage | null, locale: Locale): string[] {
    return (page ? translationPaths(page) : []).filter((path) => splitPath(path).locale === locale);
  }

  /** A failed call ends the search: its result would be unknown. */
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
      next.push(...translationPaths(page).map((path) => ({ path, translationOf: group })));
      next.push(...pageLeads(page));
    }
    await followLinks(next);
  }

  function groupFor(page: FoundPage, translationOf: PageGroup | undefined): PageGroup {
    const named = translationPaths(page).map((path) => registry.groupAt(path));
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

  /** Continues with pages that name a property whose menus have not been loaded. */
  async function followProperties(known: ReadonlySet<number>): Promise<void> {
    const named = registry.groups.flatMap((group) =>
      [...group.pages.values()].map(({ answer }) => answer.property.id),
    );
    const fresh = [...new Set(named)].filter((property) => !known.has(property));
    if (fresh.length === 0) return;
    const found = (await Promise.all(fresh.map(loadMenus))).flat();
    menus.push(...found);
    await followLinks(found.flatMap(menuLeads));
    await followProperties(new Set([...known, ...fresh]));
  }

  function menuLeads({ property, locale, menus: of }: FoundMenus): Lead[] {
    const items = of.flatMap((menu) => menu.items);
    return sitePaths(items, calls.menus(locale, property)).map((path) => ({ path }));
  }

  /** Returns the pages that the server lists, if it lists any. */
  async function listedLeads(locale: Locale): Promise<Lead[]> {
    const call = calls.pages(locale);
    const list = await loader.load(call);
    return list.state === "found" ? sitePaths(list.answer, call).map((path) => ({ path })) : [];
  }

  function linksOfRoute(route: string, locale: Locale): Lead[] {
    const page = pageOf(registry.groups, route, locale);
    return page ? pageLeads(page) : [];
  }

  function pageLeads(page: FoundPage): Lead[] {
    return sitePaths(linksOfPage(page.answer), callOf(page)).map((path) => ({ path }));
  }

  function translationPaths(page: FoundPage): string[] {
    const links = page.answer.hrefLangs ?? [];
    return sitePaths(
      links.filter(({ locale }) => locales.includes(locale)),
      callOf(page),
    );
  }

  function callOf({ path, locale }: FoundPage) {
    return calls.page(path, locale);
  }

  /**
   * Returns the site paths that links lead to; warns of paths that can't be pages, naming the call that returned
   * them.
   */
  function sitePaths(links: readonly { url: string }[], call: { path: string }): string[] {
    return links.flatMap(({ url }) => {
      const link = parseLink(url, origins);
      if (link?.kind === "refused") refuse(link, call);
      return link?.kind === "site" && locales.includes(splitPath(link.path).locale) ? [link.path] : [];
    });
  }

  function refuse({ path, reason }: { path: string; reason: string }, call: { path: string }): void {
    const { locale } = splitPath(path);
    const named = `GET ${call.path} names the path ${JSON.stringify(path)}`;
    const warning = `${named}, which can be no page's in ${locale}: ${reason}. It is not built: give the page another address.`;
    if (!refused.has(warning)) warnOfCall(log, warning);
    refused.add(warning);
  }
}
