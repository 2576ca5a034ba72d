import type { Tag, TagOf } from "./tags";

/** The content security policy directives for which services need sources. */
export const SOURCE_DIRECTIVES = [
  "script-src",
  "style-src",
  "img-src",
  "font-src",
  "connect-src",
  "frame-src",
  "media-src",
  "worker-src",
] as const;
type SourceDirective = (typeof SOURCE_DIRECTIVES)[number];

/** Sources by directive. */
export type TagSources = Partial<Record<SourceDirective, string[]>>;

const GOOGLE_TAG = "https://www.googletagmanager.com";
const GOOGLE_MEASURES = [
  "https://www.google-analytics.com",
  "https://region1.google-analytics.com",
  "https://analytics.google.com",
  "https://region1.analytics.google.com",
];
const GOOGLE_ADS = [
  "https://www.googleadservices.com",
  "https://googleads.g.doubleclick.net",
  "https://www.google.com",
];
/** Google Ads measures at Google's domain for the visitor's country: those of the site's languages. */
const GOOGLE_COUNTRIES = ["com.tr", "ru", "de"].map((ending) => `https://www.google.${ending}`);

/** Metrica measures at its domain for the visitor's country; those of its list that the site's guests need. */
const METRICA = ["ru", "com", "com.tr"].map((ending) => `mc.yandex.${ending}`);

const CRISP = "https://client.crisp.chat";

/** Origins each service loads from and sends to. */
function sourcesOf(tag: Tag): TagSources {
  switch (tag.vendor) {
    case "plausible":
    case "matomo":
      return ofServer(tag);
    case "googleAnalytics":
      return {
        "script-src": [GOOGLE_TAG],
        "img-src": [GOOGLE_TAG, "https://www.google-analytics.com"],
        "connect-src": [GOOGLE_TAG, ...GOOGLE_MEASURES, "https://www.google.com"],
      };
    case "googleAds":
      return {
        "script-src": [GOOGLE_TAG, ...GOOGLE_ADS],
        "img-src": [GOOGLE_TAG, ...GOOGLE_ADS, ...GOOGLE_COUNTRIES],
        "connect-src": [GOOGLE_TAG, ...GOOGLE_ADS, "https://pagead2.googlesyndication.com"],
        "frame-src": [GOOGLE_TAG, "https://td.doubleclick.net"],
      };
    case "metaPixel":
      return {
        "script-src": ["https://connect.facebook.net"],
        "img-src": ["https://www.facebook.com"],
        "connect-src": ["https://connect.facebook.net", "https://www.facebook.com"],
      };
    case "yandexMetrica":
      return {
        "script-src": ["https://mc.yandex.ru", "https://yastatic.net"],
        "img-src": METRICA.map((host) => `https://${host}`),
        "connect-src": METRICA.flatMap((host) => [`https://${host}`, `wss://${host}`]),
        "frame-src": ["https://mc.yandex.ru", "https://mc.yandex.com"],
      };
    case "chatWidget":
      return ofChat(tag);
    case "crisp":
      return {
        "script-src": [CRISP],
        "style-src": [CRISP],
        "font-src": [CRISP],
        "media-src": [CRISP],
        "img-src": [CRISP, "https://image.crisp.chat", "https://storage.crisp.chat"],
        "connect-src": [
          CRISP,
          "https://storage.crisp.chat",
          "wss://client.relay.crisp.chat",
          "wss://stream.relay.crisp.chat",
        ],
        "worker-src": ["blob:"],
      };
  }
}

/** A server configured by the hotel serves the script and receives its measurements. */
function ofServer({ url }: TagOf<"plausible" | "matomo">): TagSources {
  const { origin } = new URL(url);
  return { "script-src": [origin], "img-src": [origin], "connect-src": [origin] };
}

/** A chat loads its styles, uses a WebSocket and may open in an iframe. */
function ofChat({ url }: TagOf<"chatWidget">): TagSources {
  const { origin } = new URL(url);
  return {
    "script-src": [origin],
    "style-src": [origin],
    "img-src": [origin],
    "font-src": [origin],
    "connect-src": [origin, origin.replace(/^http/, "ws")],
    "frame-src": [origin],
    "media-src": [origin],
  };
}

/** The sources of all configured services, without duplicates. */
export function tagSources(tags: readonly Tag[]): TagSources {
  const all = tags.map(sourcesOf);
  return Object.fromEntries(
    SOURCE_DIRECTIVES.map(
      (directive) => [directive, [...new Set(all.flatMap((sources) => sources[directive] ?? []))]] as const,
    ).filter(([, sources]) => sources.length > 0),
  );
}
