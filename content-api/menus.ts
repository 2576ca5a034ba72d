import type { Locale } from "../shared/locales";
import type { Loading } from "./loading";
import { warnOfCall } from "./log";
import type { FoundMenus } from "./model";

interface LoadMenusOptions extends Loading {
  locales: readonly Locale[];
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
