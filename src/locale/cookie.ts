import type { SiteSettings } from "../../shared/site";

/** Value of a cookie, null if it isn't set: (`a=1; i18n_redirected=de`, `i18n_redirected`) → `de`. */
export function readCookie(cookies: string, name: string): string | null {
  const pair = cookies.split(/;\s*/).find((entry) => entry.startsWith(`${name}=`));
  if (pair === undefined) return null;
  const value = pair.slice(name.length + 1);
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/**
 * The cookie that stores a locale, or removes it (null), in the format of `document.cookie`:
 * `de` → `i18n_redirected=de; Path=/; Max-Age=31536000; SameSite=Lax`.
 */
export function serialiseLocaleCookie(locale: string | null, settings: SiteSettings["localeCookie"]): string {
  const seconds = locale === null ? 0 : settings.maxAgeDays * 86_400;
  const sameSite = settings.crossOrigin ? "None; Secure" : "Lax";
  return `${settings.name}=${locale ?? ""}; Path=/; Max-Age=${seconds}; SameSite=${sameSite}`;
}

/**
 * Stores the locale a visitor chose, for the very next request; writes nothing if it is already stored, so as not to
 * extend its expiry.
 */
export function storeLocale(
  locale: string,
  settings: SiteSettings["localeCookie"],
  target: { cookie: string } = document,
): void {
  if (readCookie(target.cookie, settings.name) === locale) return;
  target.cookie = serialiseLocaleCookie(locale, settings);
  // Chromium writes cookies in the background, where a request that follows at once overtakes them; reading waits.
  readCookie(target.cookie, settings.name);
}
