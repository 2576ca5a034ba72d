/** What a visitor is asked to agree to, in the order in which it is asked. */
export const PURPOSES = ["measuring", "marketing", "chat"] as const;
export type Purpose = (typeof PURPOSES)[number];

/** The services of others that a hotel may set: their names, which are the same in every language (null: its host), and their purposes, the usual one first. */
export const VENDORS = {
  plausible: { name: "Plausible", purposes: ["measuring"] },
  matomo: { name: "Matomo", purposes: ["measuring"] },
  googleAnalytics: { name: "Google Analytics", purposes: ["measuring", "marketing"] },
  googleAds: { name: "Google Ads", purposes: ["marketing"] },
  metaPixel: { name: "Meta Pixel", purposes: ["marketing"] },
  yandexMetrica: { name: "Yandex Metrica", purposes: ["measuring", "marketing"] },
  crisp: { name: "Crisp", purposes: ["chat"] },
  /** The chat of the error page, of which its script's address is all that is known. */
  chatWidget: { name: null, purposes: ["chat"] },
} as const satisfies Record<string, { name: string | null; purposes: readonly [Purpose, ...Purpose[]] }>;

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

interface ChatWidgetTag {
  vendor: "chatWidget";
  /** Its script. */
  url: string;
}

type IdTag = { [Name in IdVendor]: { vendor: Name; id: string } }[IdVendor];

/** One service as a hotel has set it. */
export type Tag = { purpose: Purpose } & (PlausibleTag | MatomoTag | ChatWidgetTag | IdTag);

export type TagOf<Name extends Vendor> = Extract<Tag, { vendor: Name }>;

/** What visitors know a service by: `Matomo`, `chat.example`. */
export function serviceName(tag: Tag): string {
  return tag.vendor === "chatWidget" ? new URL(tag.url).host : VENDORS[tag.vendor].name;
}

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
