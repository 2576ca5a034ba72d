import { DEFAULT_LOCALE, type Locale } from "../shared/locales";
import { homePath } from "../shared/paths";
import type { Route } from "../shared/route";
import { discoverPages } from "./discover";
import { loadFacts } from "./facts";
import type { Loading } from "./loading";
import { loadMenus } from "./menus";
import { pageOf, type SiteContent } from "./model";
import { loadRooms } from "./rooms";

export interface LoadSiteOptions extends Omit<Loading, "fail"> {
  routes: readonly Route[];
  locales: readonly Locale[];
  /** Origins whose URLs are pages of the site. */
  origins: readonly string[];
}

interface LoadedPages extends Omit<SiteContent, "rooms"> {
  /** The calls that failed; if there are any, the content is incomplete. */
  failures: string[];
}

/** What could be loaded; incomplete if there are failures. */
interface LoadedSite {
  content: SiteContent;
  failures: string[];
}

/** Loads menus, pages, rooms and the hotel's facts of every locale. */
export async function loadSite(options: LoadSiteOptions): Promise<LoadedSite> {
  const { locales, calls } = options;
  const { failures, ...pages } = await loadPages(options);
  const { groups } = pages;
  const fail = (reason: string) => void failures.push(reason);
  const rooms = await forEachLocale(locales, (locale) => loadRooms(locale, { ...options, groups, fail }));

  if (failures.length === 0 && !pageOf(groups, homePath(DEFAULT_LOCALE), DEFAULT_LOCALE)) {
    fail(
      `GET ${calls.page(homePath(DEFAULT_LOCALE), DEFAULT_LOCALE).path} (status 404): there is no home page.`,
    );
  }
  return { content: { ...pages, rooms }, failures };
}

/** Loads menus, pages and the hotel's facts of every locale. */
export async function loadPages(options: LoadSiteOptions): Promise<LoadedPages> {
  const failures: string[] = [];
  const fail = (reason: string) => void failures.push(reason);
  const property = options.calls.propertyIds.pages;
  const discovered = await discoverPages({
    ...options,
    fail,
    loadMenus: (of) => loadMenus(of, { ...options, fail }),
  });
  const facts = await loadFacts(options);
  return { ...discovered, property, facts, failures };
}

async function forEachLocale<Value>(
  locales: readonly Locale[],
  load: (locale: Locale) => Promise<Value>,
): Promise<Map<Locale, Value>> {
  return new Map(await Promise.all(locales.map(async (locale) => [locale, await load(locale)] as const)));
}
