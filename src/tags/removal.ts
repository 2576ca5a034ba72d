import { isNamed, type VendorCookie, VENDOR_COOKIES } from "../../shared/tags/cookies";
import type { Tag } from "../../shared/tags/tags";

/** Removes what these services stored in the browser for the site. */
export function removeCookies(tags: readonly Tag[]): void {
  const own = tags
    .flatMap(({ vendor }) => VENDOR_COOKIES[vendor] ?? [])
    .filter(({ domain }) => domain === undefined);
  const isOf = (name: string, places: readonly VendorCookie[]) =>
    places.some((place) => isNamed(name, place.name));
  const cookies = own.filter(({ storage }) => !storage);
  for (const name of cookieNames().filter((found) => isOf(found, cookies))) removeCookie(name);
  const stored = own.filter(({ storage }) => storage);
  for (const storage of storages())
    for (const name of Object.keys(storage).filter((found) => isOf(found, stored))) storage.removeItem(name);
}

/**
 * Blocks all further third-party requests of the page: running service code can't be unloaded without the page, and
 * some of it sends a last request on unload.
 */
export function cutOff(): void {
  const policy = document.createElement("meta");
  policy.httpEquiv = "Content-Security-Policy";
  policy.content = "script-src 'self'; connect-src 'self'; img-src 'self' data:; frame-src 'none'";
  document.head.append(policy);
}

function cookieNames(): string[] {
  return document.cookie.split(/;\s*/).map((pair) => pair.split("=")[0] ?? "");
}

/** A service may have set it for the host or any parent domain; browsers don't reveal which. */
function removeCookie(name: string): void {
  const labels = window.location.hostname.split(".");
  const domains = labels.map((_, index) => `; Domain=${labels.slice(index).join(".")}`);
  for (const domain of ["", ...domains]) document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
}

function storages(): Storage[] {
  try {
    return [localStorage, sessionStorage];
  } catch {
    return [];
  }
}
