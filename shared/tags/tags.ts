/** What a visitor is asked to agree to, in the order in which it is asked. */
export const PURPOSES = ["measuring", "marketing", "chat"] as const;
export type Purpose = (typeof PURPOSES)[number];

/** The services of others that a hotel may set: their names, which are the same in every language, and their purposes, the usual one first. */
export const VENDORS = {
  plausible: { name: "Plausible", purposes: ["measuring"] },
  matomo: { name: "Matomo", purposes: ["measuring"] },
  googleAnalytics: { name: "Google Analytics", purposes: ["measuring", "marketing"] },
  googleAds: { name: "Google Ads", purposes: ["marketing"] },
  metaPixel: { name: "Meta Pixel", purposes: ["marketing"] },
  yandexMetrica: { name: "Yandex Metrica", purposes: ["measuring", "marketing"] },
  crisp: { name: "Crisp", purposes: ["chat"] },
} as const satisfies Record<string, { name: string; purposes: readonly [Purpose, ...Purpose[]] }>;

export type Vendor = keyof typeof VENDORS;

/** Those that need no more than an id. */
export const ID_VENDORS = ["googleAnalytics", "googleAds", "metaPixel", "yandexMetrica", "crisp"] as const;
type IdVendor = (typeof ID_VENDORS)[number];

interface PlausibleTag {
  vendor: "plausible";
  /** The site's name at Plausible. */
  domain: string;
  /** Its server, without a slash at the end. */
  url: string;
  /** Runs without being asked for: it sets no cookie, and its server is the hotel's own. */
  withoutConsent: boolean;
}

interface MatomoTag {
  vendor: "matomo";
  /** Its server, without a slash at the end. */
  url: string;
  siteId: number;
}

type IdTag = { [Name in IdVendor]: { vendor: Name; id: string } }[IdVendor];

/** One service as a hotel has set it. */
export type Tag = { purpose: Purpose } & (PlausibleTag | MatomoTag | IdTag);

export type TagOf<Name extends Vendor> = Extract<Tag, { vendor: Name }>;

/** Whether a service waits for the visitor's yes. */
export function needsConsent(tag: Tag): boolean {
  return tag.vendor !== "plausible" || !tag.withoutConsent;
}

/** The purposes that these services need a yes for, in the order in which they are asked. */
export function askedPurposes(tags: readonly Tag[]): Purpose[] {
  return PURPOSES.filter((purpose) => tags.some((tag) => needsConsent(tag) && tag.purpose === purpose));
}

/** Where the choice is opened again: the end of the address of a link, wherever it stands. */
export const CONSENT_HASH = "#consent";

/** What visitors do that services are told of; a form says `signup` or `enquiry` by an event of that name that bubbles. */
export const VISITOR_EVENTS = ["book", "phone", "signup", "enquiry", "language"] as const;
export type VisitorEvent = (typeof VISITOR_EVENTS)[number];
