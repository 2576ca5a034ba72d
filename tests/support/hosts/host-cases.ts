import { APP_SCRIPT, CAPTIONS, FILM, PICTURE } from "../release/public-folder";

/** Abilities that not every host has: see `docs/hosts.md`. */
type Ability = "languages" | "ranges" | "compression" | "gone" | "backslashes";

/** A request to a host with the release of `host-release.ts`, and the response that every host gives. */
export interface HostCase {
  name: string;
  /** Hosts without this ability skip the case. */
  needs?: Ability;
  /** As sent over the wire. */
  path: string;
  headers?: Record<string, string>;
  status: number | readonly number[];
  location?: string;
  /** Text that the body contains. */
  body?: string;
  answerHeaders?: Record<string, string | RegExp>;
}

const REVALIDATE = "public, max-age=0, must-revalidate";
const IMMUTABLE = "public, max-age=31536000, immutable";
/** How Node must be given an unencoded address with non-ASCII letters to send it as UTF-8. */
const raw = (path: string) => Buffer.from(path).toString("latin1");

const REFUSED = [400, 403, 404] as const;

const shows = (name: string, path: string, body: string): HostCase => ({ name, path, status: 200, body });
const redirect = (name: string, path: string, location: string, status = 301): HostCase => ({
  name,
  path,
  status,
  location,
});
const missing = (name: string, path: string, body?: string): HostCase => ({ name, path, status: 404, body });
const refused = (name: string, path: string): HostCase => ({ name, path, status: REFUSED });

const PAGE_CASES: HostCase[] = [
  {
    name: "the home page",
    path: "/",
    status: 200,
    body: "Page /<",
    answerHeaders: {
      "cache-control": REVALIDATE,
      "content-type": /^text\/html/,
      "speculation-rules": '"/speculation-rules.json"',
    },
  },
  shows("a page with a query", "/gallery?utm=1", "Page /gallery<"),
  shows("a page below a locale", "/tr/galeri", "Page /tr/galeri<"),
  shows("an encoded address beyond ASCII", encodeURI("/tr/çay-bahçesi"), "Page /tr/çay-bahçesi<"),
];

const REDIRECT_CASES: HostCase[] = [
  redirect("a trailing slash with a query", "/tr/?a=1&b=/2/", "/tr?a=1&b=/2/"),
  redirect("several trailing slashes", "/tr/galeri///", "/tr/galeri"),
  redirect("a trailing slash beyond ASCII", `${encodeURI("/ru/галерея")}/`, encodeURI("/ru/галерея")),
  redirect("the English prefix with a query", "/en?a=1", "/?a=1"),
  redirect("a page below the English prefix with a slash, in one step", "/en/gallery/?a=1", "/gallery?a=1"),
  redirect("another host below the English prefix", "/en//evil.test", "/evil.test"),
  { name: "another host behind a backslash", needs: "backslashes", path: "/en/\\evil.test", status: 404 },
  missing("another host behind an encoded backslash", "/en/%5cevil.test"),
  missing("a word that begins like the English prefix", "/entrance"),
  redirect("an address with its file ending", "/gallery.html?a=1", "/gallery?a=1"),
  redirect("the home page's file", "/index.html", "/"),
  redirect("the file of a locale's home page", "/tr/index.html?a=1", "/tr?a=1"),
  redirect("an unknown page below the English prefix", "/en/nothing", "/nothing"),
  redirect(
    "the old address of a page that moved with a slash, in one step",
    "/tr/fotograflar/?a=1",
    "/tr/galeri?a=1",
  ),
  redirect("an old address beyond ASCII, encoded", encodeURI("/ru/фото"), encodeURI("/ru/галерея")),
  missing("an old address in another case", "/tr/Fotograflar"),
];

/** For the redirect rows in `host-release.ts`. */
const ROW_CASES: HostCase[] = [
  redirect("an old script with a query that is known", "/index.php?id=12", "/tr/galeri"),
  redirect("an old script with a query that is none", "/index.php?id=123", "/gallery?id=123"),
  redirect("a home page with an old query", "/?page_id=7", "/gallery", 302),
  {
    name: "a home page with an old query and more behind it",
    path: "/?page_id=77",
    headers: { Cookie: "i18n_redirected=en" },
    status: 200,
    body: "Page /<",
  },
  redirect("a page with an old query", "/gallery?room=3&lang=tr", "/tr/galeri"),
  redirect(
    "an old page whose target has a query of its own",
    "/old/view.html?utm=1",
    "/gallery?from=old#views",
  ),
  redirect("an old page whose target has a place in it", "/old/beach.html?utm=1", "/gallery?utm=1#beach"),
  redirect(
    "an old address with letters beyond ASCII and a space",
    encodeURI("/eski/çay bahçesi.aspx"),
    encodeURI("/tr/çay-bahçesi"),
  ),
  redirect("an old address that leads elsewhere", "/book", "https://book.test/stay?hotel=1", 302),
  { name: "what is gone", needs: "gone", path: "/spa?a=1", status: 410, body: "Not found in en" },
  missing("an old address in another case", "/Index.php"),
];

const LANGUAGE_CASES: HostCase[] = [
  {
    name: "a German browser at the root",
    path: "/?a=1",
    headers: { "Accept-Language": "de-AT,de;q=0.9,en;q=0.5" },
    status: 302,
    location: "/de?a=1",
    answerHeaders: { vary: /accept-language/i },
  },
  {
    name: "a browser whose second language is spoken",
    path: "/",
    headers: { "Accept-Language": "fr-FR, tr;q=0.8, en" },
    status: 302,
    location: "/tr",
  },
  {
    name: "a chosen language beats the browser's",
    path: "/",
    headers: { "Accept-Language": "de", Cookie: "a=b; i18n_redirected=ru" },
    status: 302,
    location: "/ru",
  },
  {
    name: "chosen English stays",
    path: "/",
    headers: { "Accept-Language": "de", Cookie: "i18n_redirected=en" },
    status: 200,
  },
  {
    name: "an empty cookie, which tells nothing",
    path: "/",
    headers: { "Accept-Language": "de", Cookie: "i18n_redirected=" },
    status: 302,
    location: "/de",
  },
  {
    name: "other pages stay in their language",
    path: "/gallery",
    headers: { "Accept-Language": "de" },
    status: 200,
  },
];

const NOT_FOUND_CASES: HostCase[] = [
  {
    name: "an unknown English path",
    path: "/nothing",
    status: 404,
    body: "Not found in en",
    answerHeaders: { "cache-control": REVALIDATE },
  },
  missing("an unknown Turkish path", "/tr/yok", "Not found in tr"),
  missing("a path that begins like a prefix", "/trip", "Not found in en"),
  missing("a folder", "/static"),
  {
    name: "a hashed file that is gone",
    path: "/static/gone.jpg",
    status: 404,
    answerHeaders: { "cache-control": REVALIDATE },
  },
  missing("what the build hands to the release", "/handover.json"),
  missing("a host file", "/_redirects"),
  missing("an address of the error page", "/404", "Not found in en"),
  missing("the error page's file", "/404.html", "Not found in en"),
  missing("the Turkish error page's file", "/tr/404.html"),
  missing("a hidden file", "/.gitkeep"),
  missing("a page's compressed copy", "/gallery.html.br"),
  missing("the folder of hosts", "/hosts"),
];

const FILE_CASES: HostCase[] = [
  {
    name: "a drawing opened by itself, which is a document without scripts and of no origin",
    path: "/logo.svg",
    status: 200,
    answerHeaders: { "content-security-policy": /default-src 'none'.*; sandbox$/ },
  },
  {
    name: "a hashed script",
    path: `/${APP_SCRIPT}`,
    status: 200,
    body: "console.log",
    answerHeaders: {
      "cache-control": IMMUTABLE,
      "content-type": /javascript/,
      "x-content-type-options": "nosniff",
    },
  },
  {
    name: "a hashed script, compressed",
    needs: "compression",
    path: `/${APP_SCRIPT}`,
    headers: { "Accept-Encoding": "gzip" },
    status: 200,
    answerHeaders: { "content-encoding": "gzip", vary: /accept-encoding/i },
  },
  {
    name: "a part of a film",
    needs: "ranges",
    path: `/${FILM}`,
    headers: { Range: "bytes=4-9" },
    status: 206,
    body: "really",
    answerHeaders: { "content-range": /^bytes 4-9\/\d+$/, "content-type": "video/mp4" },
  },
  {
    name: "a part beyond the end",
    needs: "ranges",
    path: `/${PICTURE}`,
    headers: { Range: "bytes=9000-" },
    status: 416,
  },
  {
    name: "the rules of what is fetched ahead, which browsers take with this type alone",
    path: "/speculation-rules.json",
    status: 200,
    body: '"prefetch"',
    answerHeaders: { "content-type": /^application\/speculationrules\+json/, "cache-control": REVALIDATE },
  },
];

const ATTACK_CASES: HostCase[] = [
  refused("dots", "/../../../../etc/passwd"),
  refused("dots with an encoded slash", "/..%2f..%2f..%2f..%2fetc%2fpasswd"),
  refused("encoded dots", "/%2e%2e/%2e%2e/%2e%2e/etc/passwd"),
  refused("backslashes", "/..\\..\\etc\\passwd"),
  refused("a null byte", "/gallery%00.html"),
  redirect("a second host in the path does not become a redirect", "//evil.test/", "/evil.test"),
  { name: "a backslash before a second host", needs: "backslashes", path: "/\\evil.test/", status: REFUSED },
];

/** Further addresses for the rules above, for hosts that get every case. */
const VARIANTS: HostCase[] = [
  shows("the same address sent raw", raw("/tr/çay-bahçesi"), "Page /tr/çay-bahçesi<"),
  redirect("the English prefix with a slash, in one step", "/en/", "/"),
  redirect("an old address beyond ASCII, raw", raw("/ru/фото"), encodeURI("/ru/галерея")),
  redirect("an old script with a slash", "/index.php/", "/gallery"),
  redirect("an old address below the English prefix", "/en/photos", "/gallery"),
  redirect("an old address that leads to one that moved, in one step", "/older", "/tr/galeri"),
  missing("what Cloudflare leaves out", "/.assetsignore"),
  missing("the routes", "/routes.json"),
  missing("a script's compressed copy", `/${APP_SCRIPT}.gz`),
  {
    name: "a hashed picture",
    path: `/${PICTURE}`,
    status: 200,
    body: "not really",
    answerHeaders: { "cache-control": IMMUTABLE, "content-type": "image/jpeg" },
  },
  {
    name: "captions",
    path: `/${CAPTIONS}`,
    status: 200,
    body: "WEBVTT",
    answerHeaders: { "content-type": /^text\/vtt/ },
  },
  {
    name: "page data",
    path: "/page-data/tr/galeri/page-data.json",
    status: 200,
    body: "Page /tr/galeri",
    answerHeaders: { "cache-control": REVALIDATE, "content-type": /^application\/json/ },
  },
  {
    name: "the newest build",
    path: "/builds/latest.json?1699",
    status: 200,
    body: '"id"',
    answerHeaders: { "cache-control": REVALIDATE },
  },
  {
    name: "the web manifest",
    path: "/manifest.webmanifest",
    status: 200,
    answerHeaders: { "content-type": /^application\/manifest\+json/, "cache-control": REVALIDATE },
  },
  refused("dots behind a folder", "/static/..%2f..%2f..%2f..%2fetc/passwd"),
  refused("dots encoded twice", "/%252e%252e%252f%252e%252e%252fetc%252fpasswd"),
  refused("encoded backslashes", "/..%5c..%5cetc%5cpasswd"),
  refused("broken encoding", "/tr/%zz"),
  {
    name: "the same rules for a browser that has older ones",
    path: "/speculation-rules.json",
    headers: {
      "If-None-Match": '"older"',
      "If-Modified-Since": "Thu, 01 Jan 1970 00:00:01 GMT",
      "Accept-Encoding": "gzip, br",
    },
    status: 200,
    answerHeaders: { "content-type": /^application\/speculationrules\+json/, "cache-control": REVALIDATE },
  },
  { name: "what is gone in Turkish", needs: "gone", path: "/tr/spa", status: 410, body: "Not found in tr" },
];

const LANGUAGE_VARIANTS: HostCase[] = [
  {
    name: "an English browser",
    path: "/",
    headers: { "Accept-Language": "en-US,de" },
    status: 200,
    answerHeaders: { vary: /accept-language/i },
  },
  {
    name: "a cookie of no known language, which stands for English",
    path: "/",
    headers: { "Accept-Language": "de", Cookie: "i18n_redirected=xx" },
    status: 200,
  },
  {
    name: "a cookie that names what every object has",
    path: "/",
    headers: { "Accept-Language": "de", Cookie: "i18n_redirected=constructor" },
    status: 200,
  },
];

const ofLanguages = (cases: readonly HostCase[]) =>
  cases.map((hostCase) => ({ ...hostCase, needs: "languages" as const }));

/** One case for each rule in the hosts' configuration files. */
export const RULE_CASES: readonly HostCase[] = [
  ...PAGE_CASES,
  ...REDIRECT_CASES,
  ...ROW_CASES,
  ...NOT_FOUND_CASES,
  ...FILE_CASES,
  ...ATTACK_CASES,
  ...ofLanguages(LANGUAGE_CASES),
];

/** Every request, with the response of a host that has every ability. */
export const HOST_CASES: readonly HostCase[] = [
  ...RULE_CASES,
  ...VARIANTS,
  ...ofLanguages(LANGUAGE_VARIANTS),
];

/** The cases for a host without these abilities. */
export function casesWithout(cases: readonly HostCase[], ...abilities: readonly Ability[]): HostCase[] {
  return cases.filter(({ needs }) => needs === undefined || !abilities.includes(needs));
}
