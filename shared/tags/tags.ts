/** The purposes visitors are asked to consent to, in order. */
export const PURPOSES = ["measuring", "marketing", "chat"] as const;
export type Purpose = (typeof PURPOSES)[number];

/**
 * The third-party services a hotel may configure: their names, which are the same in every language (null: the
 * script's host), and their purposes, the usual one first.
 */
export const VENDORS = {
  plausible: { name: "Plausible", purposes: ["measuring"] },
  matomo: { name: "Matomo", purposes: ["measuring"] },
  googleAnalytics: { name: "Google Analytics", purposes: ["measuring", "marketing"] },
  googleAds: { name: "Google Ads", purposes: ["marketing"] },
  metaPixel: { name: "Meta Pixel", purposes: ["marketing"] },
  yandexMetrica: { name: "Yandex Metrica", purposes: ["measuring", "marketing"] },
  crisp: { name: "Crisp", purposes: ["chat"] },
  /** The error page's chat, of which only the script's URL is known. */
  chatWidget: { name: null, purposes: ["chat"] },
} as const satisfies Record<string, { name: string | null; purposes: readonly [Purpose, ...Purpose[]] }>;

export type Vendor = keyof typeof VENDORS;

/** Services that need only an id. */
export const ID_VENDORS = ["googleAnalytics", "googleAds", "metaPixel", "yandexMetrica", "crisp"] as const;
type IdVendor = (typeof ID_VENDORS)[number];

interface PlausibleTag {
  vendor: "plausible";
  /** The site's name at Plausible. */
  domain: string;
  /** Its server's URL, without trailing slash. */
  url: string;
  /** Runs without consent: it sets no cookie, and its server is the hotel's own. */
  withoutConsent: boolean;
}

interface MatomoTag {
  vendor: "matomo";
  /** Its server's URL, without trailing slash. */
  url: string;
  siteId: number;
}

interface ChatWidgetTag {
  vendor: "chatWidget";
  /** URL of its script. */
  url: string;
}

type IdTag = { [Name in IdVendor]: { vendor: Name; id: string } }[IdVendor];

/** One service as the hotel configured it. */
export type Tag = { purpose: Purpose } & (PlausibleTag | MatomoTag | ChatWidgetTag | IdTag);

export type TagOf<Name extends Vendor> = Extract<Tag, { vendor: Name }>;

/** A service's name as visitors know it: `Matomo`, `chat.example`. */
export function serviceName(tag: Tag): string {
  return tag.vendor === "chatWidget" ? new URL(tag.url).host : VENDORS[tag.vendor].name;
}

/** True if a service needs the visitor's consent. */
export function needsConsent(tag: Tag): boolean {
  return tag.vendor !== "plausible" || !tag.withoutConsent;
}

/** The purposes for which these services need consent, in the order in which they are asked. */
export function askedPurposes(tags: readonly Tag[]): Purpose[] {
  return PURPOSES.filter((purpose) => tags.some((tag) => needsConsent(tag) && tag.purpose === purpose));
}

/** URL fragment of links that reopen the consent choice, anywhere on the site. */
export const CONSENT_HASH = "#consent";

/** Visitor actions reported to services; forms report `signup` or `enquiry` by a bubbling event of that name. */
export const VISITOR_EVENTS = ["book", "phone", "signup", "enquiry", "language"] as const;
export type VisitorEvent = (typeof VISITOR_EVENTS)[number];
