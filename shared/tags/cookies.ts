import type { Vendor } from "./tags";

/**
 * How long a browser keeps something unless renewed; "session": until the browser is closed; "unlimited": until
 * removed.
 */
export type Kept =
  "session" | "unlimited" | { amount: number; unit: "minute" | "hour" | "day" | "month" | "year" };

/** What a service stores in the visitor's browser. */
export interface VendorCookie {
  /** A trailing star is a wildcard: `_ga_*`. */
  name: string;
  kept: Kept;
  /** The site's web storage instead of a cookie. */
  storage?: true;
  /** A third-party domain: the site can't reach a cookie there. */
  domain?: string;
}

const year = (amount: number): Kept => ({ amount, unit: "year" });
const month = (amount: number): Kept => ({ amount, unit: "month" });
const day = (amount: number): Kept => ({ amount, unit: "day" });

/** As documented by the services; null if unknowable. */
export const VENDOR_COOKIES: Readonly<Record<Vendor, readonly VendorCookie[] | null>> = {
  plausible: [],
  matomo: [
    { name: "_pk_id*", kept: month(13) },
    { name: "_pk_ref*", kept: month(6) },
    { name: "_pk_ses*", kept: { amount: 30, unit: "minute" } },
  ],
  googleAnalytics: [
    { name: "_ga", kept: year(2) },
    { name: "_ga_*", kept: year(2) },
  ],
  googleAds: [
    { name: "_gcl_*", kept: day(90) },
    { name: "_gac_*", kept: day(90) },
    { name: "IDE", kept: month(13), domain: "doubleclick.net" },
  ],
  metaPixel: [
    { name: "_fbp", kept: day(90) },
    { name: "_fbc", kept: day(90) },
    { name: "fr", kept: day(90), domain: "facebook.com" },
  ],
  yandexMetrica: [
    { name: "_ym_uid", kept: year(1) },
    { name: "_ym_d", kept: year(1) },
    { name: "_ym_isad", kept: { amount: 20, unit: "hour" } },
    { name: "_ym_visorc*", kept: { amount: 30, unit: "minute" } },
    { name: "_ym*", kept: "unlimited", storage: true },
    { name: "yandexuid", kept: year(1), domain: "yandex.ru" },
    { name: "ymex", kept: year(1), domain: "yandex.ru" },
  ],
  crisp: [
    { name: "crisp-client/*", kept: month(6) },
    { name: "crisp-client/*", kept: "unlimited", storage: true },
  ],
  chatWidget: null,
};

/** True if a name matches an entry of the table. */
export function isNamed(name: string, pattern: string): boolean {
  return pattern.endsWith("*") ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}
