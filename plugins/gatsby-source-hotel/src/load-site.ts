import { DEFAULT_LOCALE, type Locale } from "../../../src/config/locales";
import { homePath } from "../../../src/config/paths";
import type { Route } from "../../../src/config/route";
import type { Calls } from "./calls";
import type { ApiMenu } from "./contract";
import { discoverPages } from "./discover";
import type { Loader } from "./load";
import type { Log } from "./log";
import { pageOf, type SiteContent } from "./model";
import { loadRooms } from "./rooms";

export interface LoadSiteOptions {
  routes: readonly Route[];
  locales: readonly Locale[];
  /** Origins whose URLs are pages of the site. */
  origins: readonly string[];
  calls: Calls;
  loader: Loader;
  log: Log;
}

/** The whole site; or, where a call without a last good copy failed, why it is not whole. */
export type LoadedSite = { whole: true; content: SiteContent } | { whole: false; failures: string[] };

/** Loads menus, pages and rooms of every language. */
export async function loadSite(options: LoadSiteOptions): Promise<LoadedSite> {
  const { locales, calls, loader } = options;
  const failures: string[] = [];
  const fail = (reason: string) => void failures.push(reason);

  const menus = await forEachLocale(locales, async (locale): Promise<ApiMenu[]> => {
    const loaded = await loader.loadList(calls.menus(locale));
    if (loaded.state === "found") return loaded.answer;
    fail(loaded.state === "failed" ? loaded.reason : `The menus of ${locale} are missing.`);
    return [];
  });
  const { groups, aliases } = await discoverPages({ ...options, menus, fail });
  const rooms = await forEachLocale(locales, (locale) => loadRooms(locale, { ...options, groups, fail }));

  if (failures.length === 0 && !pageOf(groups, homePath(DEFAULT_LOCALE), DEFAULT_LOCALE)) {
    fail(
      `GET ${calls.page(homePath(DEFAULT_LOCALE), DEFAULT_LOCALE).path} (status 404): there is no home page.`,
    );
  }
  if (failures.length > 0) return { whole: false, failures };
  return { whole: true, content: { groups, aliases, rooms, menus } };
}

async function forEachLocale<Value>(
  locales: readonly Locale[],
  load: (locale: Locale) => Promise<Value>,
): Promise<Map<Locale, Value>> {
  return new Map(await Promise.all(locales.map(async (locale) => [locale, await load(locale)] as const)));
}
