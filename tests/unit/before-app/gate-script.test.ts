import { runInNewContext } from "node:vm";
import { SITE, type SiteSettings } from "../../../shared/site";
import { gateScript } from "../../../gatsby/before-app-scripts";

const HOST = "https://www.hotel.example";
const HOME = { en: "/", tr: "/tr", ru: "/ru", de: "/de" };
const CONTACT = { en: "/contact", tr: "/tr/iletisim", ru: "/ru/%D0%BA", de: "/de/kontakt" };

interface Visit {
  url?: string;
  lang?: string;
  alternates?: Record<string, string>;
  languages?: string[];
  cookie?: string;
  userAgent?: string;
  dismissed?: boolean;
  site?: Partial<SiteSettings>;
}

/** Runs the script exactly as embedded in a page against a fake browser that records its actions. */
function visit(visitor: Visit) {
  const { pathname, search, hash } = new URL(visitor.url ?? "/", "http://localhost");
  const replaced: string[] = [];
  const written: string[] = [];
  const dataset: { suggestion?: string } = {};
  const alternates: Record<string, string> = visitor.alternates ?? HOME;
  const document = {
    documentElement: { lang: visitor.lang ?? "en", dataset },
    get cookie() {
      return visitor.cookie ?? "";
    },
    set cookie(value: string) {
      written.push(value);
    },
    querySelector(selector: string) {
      const hreflang = /^link\[rel="alternate"\]\[hreflang="(.+)"\]$/.exec(selector)?.[1] ?? "";
      const path = alternates[hreflang];
      return path === undefined ? null : { href: HOST + path };
    },
  };
  const window = {
    document,
    location: { pathname, search, hash, replace: (url: string) => replaced.push(url) },
    navigator: { languages: visitor.languages ?? [], userAgent: visitor.userAgent ?? "Mozilla/5.0" },
    localStorage: { getItem: () => (visitor.dismissed ? "true" : null) },
  };
  runInNewContext(gateScript({ ...SITE, ...visitor.site }), { window, URL });
  return { replaced, written, suggestion: dataset.suggestion };
}

test.each([
  [["de-AT", "en"], ["/de"]],
  [["en-US", "ru"], []],
])("by default, a first visit to / with the languages %j is redirected to %j", (languages, replaced) => {
  expect(visit({ languages })).toEqual({ replaced, written: [], suggestion: undefined });
});

test("the redirect stays on the visitor's host and keeps query and hash", () => {
  expect(visit({ url: "/?utm=a&b=1#rooms", languages: ["de"] }).replaced).toEqual(["/de?utm=a&b=1#rooms"]);
});

test("the cookie takes precedence over the browser's languages", () => {
  expect(visit({ cookie: "a=1; i18n_redirected=tr", languages: ["de"] }).replaced).toEqual(["/tr"]);
  expect(visit({ cookie: "i18n_redirected=en", languages: ["de"] }).replaced).toEqual([]);
});

test("an invalid cookie value is reset to English on any landing page", () => {
  const reset = ["i18n_redirected=en; Path=/; Max-Age=31536000; SameSite=Lax"];
  expect(visit({ cookie: "i18n_redirected=klingon", languages: ["de"] })).toMatchObject({
    replaced: [],
    written: reset,
  });
  expect(visit({ url: "/contact", alternates: CONTACT, cookie: "i18n_redirected=" }).written).toEqual(reset);
});

test.each([
  ["root", "/contact", "en", []],
  ["no prefix", "/contact", "en", ["/de/kontakt"]],
  ["all", "/contact", "en", ["/de/kontakt"]],
  [false, "/contact", "en", []],
  ["root", "/tr/iletisim", "tr", []],
  ["no prefix", "/tr/iletisim", "tr", []],
  ["no prefix", "/TR/iletisim", "tr", []],
  ["no prefix", "/trip", "en", ["/de/kontakt"]],
  ["all", "/tr/iletisim", "tr", ["/de/kontakt"]],
  ["all", "/de/kontakt", "de", []],
] as const)(
  "redirectOn %j redirects a German visitor from %s (%s) to %j",
  (redirectOn, url, lang, replaced) => {
    const result = visit({ url, lang, alternates: CONTACT, languages: ["de"], site: { redirectOn } });
    expect(result.replaced).toEqual(replaced);
  },
);

test("a redirect to a non-Latin path uses the URL as the page links it", () => {
  const visitor = { url: "/contact", alternates: CONTACT, languages: ["ru"] };
  expect(visit({ ...visitor, site: { redirectOn: "all" } }).replaced).toEqual(["/ru/%D0%BA"]);
});

test("no visitor is redirected to a language that the page does not exist in", () => {
  expect(visit({ alternates: { en: "/", tr: "/tr" }, languages: ["de", "tr"] }).replaced).toEqual([]);
});

test("the fallback locale applies if none of the browser's languages is known", () => {
  expect(visit({ languages: ["fr"], site: { fallbackLocale: "ru" } }).replaced).toEqual(["/ru"]);
});

test("a deep link reserves space for a language suggestion", () => {
  const deepLink = { url: "/contact", alternates: CONTACT, languages: ["de"] };
  expect(visit(deepLink)).toEqual({ replaced: [], written: [], suggestion: "de" });
  expect(visit({ ...deepLink, languages: ["en"] }).suggestion).toBeUndefined();
  expect(visit({ ...deepLink, languages: ["fr"] }).suggestion).toBeUndefined();
  expect(visit({ ...deepLink, alternates: { en: "/contact" } }).suggestion).toBeUndefined();
});

test("crawlers and visitors who dismissed it get no suggestion", () => {
  const deepLink = { url: "/tr/iletisim", lang: "tr", alternates: CONTACT, languages: ["en-US"] };
  expect(visit(deepLink).suggestion).toBe("en");
  expect(visit({ ...deepLink, dismissed: true }).suggestion).toBeUndefined();
  const googlebot = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
  expect(visit({ ...deepLink, userAgent: googlebot }).suggestion).toBeUndefined();
});

test("nothing in the script can close its element early", () => {
  expect(gateScript(SITE)).not.toContain("</");
});
