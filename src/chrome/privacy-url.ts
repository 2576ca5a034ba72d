import type { Locale } from "../config/locales";
import { encodePath, prefixPath } from "../config/paths";
import { PRIVACY_ROUTE } from "../config/privacy-route";
import type { SiteMenus } from "./menus";

/** Address of the data-protection notice where the footer links to it, else null: tr → `/tr/kvkk`. */
export function findPrivacyUrl(menus: Pick<SiteMenus, "legal">, locale: Locale): string | null {
  const { path, slugs } = PRIVACY_ROUTE;
  const slug = slugs?.[locale];
  const url = encodePath(prefixPath(locale, slug ? `/${slug}` : path));
  return menus.legal.find((item) => item.url === url)?.url ?? null;
}
