import type { Vendor } from "./tags";

/** How long a browser keeps something, unless it is set anew; "session": until it is closed; "unlimited": until it is removed. */
export type Kept =
  "session" | "unlimited" | { amount: number; unit: "minute" | "hour" | "day" | "month" | "year" };

/** What a service keeps in the visitor's browser. */
export interface VendorCookie {
  /** A star stands for whatever follows: `_ga_*`. */
  name: string;
  kept: Kept;
  /** The browser's storage for the site instead of a cookie. */
  storage?: true;
  /** Another's domain: a cookie there is out of the site's reach. */
  domain?: string;
}

const year = (amount: number): Kept => ({ amount, unit: "year" });
const month = (amount: number): Kept => ({ amount, unit: "month" });
const day = (amount: number): Kept => ({ amount, unit: "day" });

/** As the services document it; null where nobody here can know. */
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

/** Whether a name is what the table calls so. */
export function isNamed(name: string, pattern: string): boolean {
  return pattern.endsWith("*") ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}
