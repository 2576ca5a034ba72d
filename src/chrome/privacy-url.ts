import type { Locale } from "../config/locales";
import { encodePath, prefixPath } from "../config/paths";
import { ROUTES } from "../config/routes";
import type { SiteMenus } from "./menus";

const PRIVACY_ROUTE = "/gdpr";

/** Address of the data-protection notice where the footer links to it, else null: tr → `/tr/kvkk`. */
export function findPrivacyUrl(menus: Pick<SiteMenus, "legal">, locale: Locale): string | null {
  const slug = ROUTES.find((route) => route.path === PRIVACY_ROUTE)?.slugs?.[locale];
  const url = encodePath(prefixPath(locale, slug ? `/${slug}` : PRIVACY_ROUTE));
  return menus.legal.find((item) => item.url === url)?.url ?? null;
}
