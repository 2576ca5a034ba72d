import type { Locale } from "../shared/locales";
import type { Calls } from "./calls";
import type { Loader } from "./load";
import { type Log, warnOfCall } from "./log";
import type { FoundMenus } from "./model";

interface LoadMenusOptions {
  locales: readonly Locale[];
  calls: Calls;
  loader: Loader;
  log: Log;
  /** Called with the reason a call could not be read. */
  fail(reason: string): void;
}

/** Loads a property's menus in each locale. Only the site's own property must have some. */
export async function loadMenus(property: number, options: LoadMenusOptions): Promise<FoundMenus[]> {
  const { locales, calls, loader, log, fail } = options;
  const found = await Promise.all(
    locales.map(async (locale): Promise<FoundMenus[]> => {
      const call = calls.menus(locale, property);
      const loaded = await loader.loadList(call);
      if (loaded.state === "found") return [{ property, locale, menus: loaded.answer }];
      if (loaded.state === "failed") fail(loaded.reason);
      else if (property === calls.propertyIds.pages)
        fail(`GET ${call.path} (status 404): there are no menus.`);
      else warnOfCall(log, `GET ${call.path} (status 404): its pages have the menus of the site.`);
      return [];
    }),
  );
  return found.flat();
}
