import { APP_SCRIPT, CAPTIONS, FILM, PICTURE } from "../release/public-folder";

/** What not every host can: see `docs/hosts.md`. */
export type Ability = "languages" | "ranges" | "compression" | "gone" | "backslashes";

/** One request to a host of the release of `host-release.ts`, and what every host answers it with. */
export interface HostCase {
  name: string;
  /** Hosts that can't do this are not asked. */
  needs?: Ability;
  /** As it goes over the wire. */
  path: string;
  headers?: Record<string, string>;
  status: number | readonly number[];
  location?: string;
  /** Text that the body holds. */
  body?: string;
  answerHeaders?: Record<string, string | RegExp>;
}

const REVALIDATE = "public, max-age=0, must-revalidate";
const IMMUTABLE = "public, max-age=31536000, immutable";
/** How Node sends an address beyond ASCII that nobody encoded. */
const raw = (path: string) => Buffer.from(path).toString("latin1");

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
  { name: "a page with a query", path: "/gallery?utm=1", status: 200, body: "Page /gallery<" },
  { name: "a page below a locale", path: "/tr/galeri", status: 200, body: "Page /tr/galeri<" },
  {
    name: "an encoded address beyond ASCII",
    path: encodeURI("/tr/çay-bahçesi"),
    status: 200,
    body: "Page /tr/çay-bahçesi<",
  },
];

const REDIRECT_CASES: HostCase[] = [
  { name: "a trailing slash with a query", path: "/tr/?a=1&b=/2/", status: 301, location: "/tr?a=1&b=/2/" },
  { name: "several trailing slashes", path: "/tr/galeri///", status: 301, location: "/tr/galeri" },
  {
    name: "a trailing slash beyond ASCII",
    path: `${encodeURI("/ru/галерея")}/`,
    status: 301,
    location: encodeURI("/ru/галерея"),
  },
  { name: "the English prefix with a query", path: "/en?a=1", status: 301, location: "/?a=1" },
  {
    name: "a page below the English prefix with a slash, in one step",
    path: "/en/gallery/?a=1",
    status: 301,
    location: "/gallery?a=1",
  },
  {
    name: "another host below the English prefix",
    path: "/en//evil.test",
    status: 301,
    location: "/evil.test",
  },
  { name: "another host behind a backslash", needs: "backslashes", path: "/en/\\evil.test", status: 404 },
  { name: "another host behind an encoded backslash", path: "/en/%5cevil.test", status: 404 },
  { name: "a word that begins like the English prefix", path: "/entrance", status: 404 },
  {
    name: "an address with its file ending",
    path: "/gallery.html?a=1",
    status: 301,
    location: "/gallery?a=1",
  },
  { name: "the home page's file", path: "/index.html", status: 301, location: "/" },
  { name: "the file of a locale's home page", path: "/tr/index.html?a=1", status: 301, location: "/tr?a=1" },
  {
    name: "an unknown page below the English prefix",
    path: "/en/nothing",
    status: 301,
    location: "/nothing",
  },
  {
    name: "the old address of a page that moved with a slash, in one step",
    path: "/tr/fotograflar/?a=1",
    status: 301,
    location: "/tr/galeri?a=1",
  },
  {
    name: "an old address beyond ASCII, encoded",
    path: encodeURI("/ru/фото"),
    status: 301,
    location: encodeURI("/ru/галерея"),
  },
  { name: "an old address in another case", path: "/tr/Fotograflar", status: 404 },
];

/** Of the rows of `host-release.ts`. */
const ROW_CASES: HostCase[] = [
  {
    name: "an old script with a query that is known",
    path: "/index.php?id=12",
    status: 301,
    location: "/tr/galeri",
  },
  {
    name: "an old script with a query that is none",
    path: "/index.php?id=123",
    status: 301,
    location: "/gallery?id=123",
  },
  { name: "a home page with an old query", path: "/?page_id=7", status: 302, location: "/gallery" },
  {
    name: "a home page with an old query and more behind it",
    path: "/?page_id=77",
    headers: { Cookie: "i18n_redirected=en" },
    status: 200,
    body: "Page /<",
  },
  {
    name: "a page with an old query",
    path: "/gallery?room=3&lang=tr",
    status: 301,
    location: "/tr/galeri",
  },
  {
    name: "an old page whose target has a query of its own",
    path: "/old/view.html?utm=1",
    status: 301,
    location: "/gallery?from=old#views",
  },
  {
    name: "an old page whose target has a place in it",
    path: "/old/beach.html?utm=1",
    status: 301,
    location: "/gallery?utm=1#beach",
  },
  {
    name: "an old address with letters beyond ASCII and a space",
    path: encodeURI("/eski/çay bahçesi.aspx"),
    status: 301,
    location: encodeURI("/tr/çay-bahçesi"),
  },
  {
    name: "an old address that leads elsewhere",
    path: "/book",
    status: 302,
    location: "https://book.test/stay?hotel=1",
  },
  { name: "what is gone", needs: "gone", path: "/spa?a=1", status: 410, body: "Not found in en" },
  { name: "an old address in another case", path: "/Index.php", status: 404 },
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
  { name: "an unknown Turkish path", path: "/tr/yok", status: 404, body: "Not found in tr" },
  { name: "a path that begins like a prefix", path: "/trip", status: 404, body: "Not found in en" },
  { name: "a folder", path: "/static", status: 404 },
  {
    name: "a hashed file that is gone",
    path: "/static/gone.jpg",
    status: 404,
    answerHeaders: { "cache-control": REVALIDATE },
  },
  { name: "what the build hands to the release", path: "/handover.json", status: 404 },
  { name: "a host file", path: "/_redirects", status: 404 },
  { name: "an address of the error page", path: "/404", status: 404, body: "Not found in en" },
  { name: "the error page's file", path: "/404.html", status: 404, body: "Not found in en" },
  { name: "the Turkish error page's file", path: "/tr/404.html", status: 404 },
  { name: "a hidden file", path: "/.gitkeep", status: 404 },
  { name: "a page's compressed copy", path: "/gallery.html.br", status: 404 },
  { name: "the folder of hosts", path: "/hosts", status: 404 },
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
    name: "a part of a picture",
    needs: "ranges",
    path: `/${PICTURE}`,
    headers: { Range: "bytes=4-9" },
    status: 206,
    body: "really",
    answerHeaders: { "content-range": /^bytes 4-9\/\d+$/ },
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

const REFUSED = [400, 403, 404] as const;

const ATTACK_CASES: HostCase[] = [
  { name: "dots", path: "/../../../../etc/passwd", status: REFUSED },
  { name: "dots with an encoded slash", path: "/..%2f..%2f..%2f..%2fetc%2fpasswd", status: REFUSED },
  { name: "encoded dots", path: "/%2e%2e/%2e%2e/%2e%2e/etc/passwd", status: REFUSED },
  { name: "backslashes", path: "/..\\..\\etc\\passwd", status: REFUSED },
  { name: "a null byte", path: "/gallery%00.html", status: REFUSED },
  {
    name: "a second host in the path does not become a redirect",
    path: "//evil.test/",
    status: 301,
    location: "/evil.test",
  },
  { name: "a backslash before a second host", needs: "backslashes", path: "/\\evil.test/", status: REFUSED },
];

/** Other addresses of the rules above, for the hosts that are asked everything. */
const VARIANTS: HostCase[] = [
  { name: "a locale's home page", path: "/tr", status: 200, body: "Page /tr<" },
  {
    name: "the same address sent raw",
    path: raw("/tr/çay-bahçesi"),
    status: 200,
    body: "Page /tr/çay-bahçesi<",
  },
  { name: "a Cyrillic address", path: encodeURI("/ru/галерея"), status: 200, body: "Page /ru/галерея<" },
  { name: "a trailing slash", path: "/gallery/", status: 301, location: "/gallery" },
  { name: "the English prefix", path: "/en", status: 301, location: "/" },
  { name: "the English prefix with a slash, in one step", path: "/en/", status: 301, location: "/" },
  { name: "a page below the English prefix", path: "/en/gallery?a=1", status: 301, location: "/gallery?a=1" },
  {
    name: "the old address of a page that moved",
    path: "/tr/fotograflar?a=1",
    status: 301,
    location: "/tr/galeri?a=1",
  },
  {
    name: "an old address beyond ASCII, raw",
    path: raw("/ru/фото"),
    status: 301,
    location: encodeURI("/ru/галерея"),
  },
  { name: "an old script", path: "/index.php", status: 301, location: "/gallery" },
  { name: "an old script with a slash", path: "/index.php/", status: 301, location: "/gallery" },
  { name: "an old address below the English prefix", path: "/en/photos", status: 301, location: "/gallery" },
  {
    name: "an old address that leads to one that moved, in one step",
    path: "/older",
    status: 301,
    location: "/tr/galeri",
  },
  { name: "an unknown Russian path", path: encodeURI("/ru/нет"), status: 404, body: "Not found in ru" },
  { name: "an unknown German path", path: "/de/nichts/da", status: 404, body: "Not found in de" },
  { name: "the Turkish error page", path: "/tr/404", status: 404, body: "Not found in tr" },
  { name: "what Cloudflare leaves out", path: "/.assetsignore", status: 404 },
  { name: "Vercel's file", path: "/vercel.json", status: 404 },
  { name: "the routes", path: "/routes.json", status: 404 },
  { name: "a script's compressed copy", path: `/${APP_SCRIPT}.gz`, status: 404 },
  { name: "an nginx file", path: "/hosts/nginx-server.conf", status: 404 },
  {
    name: "a hashed picture",
    path: `/${PICTURE}`,
    status: 200,
    body: "not really",
    answerHeaders: { "cache-control": IMMUTABLE, "content-type": "image/jpeg" },
  },
  {
    name: "a film",
    path: `/${FILM}`,
    status: 200,
    answerHeaders: { "cache-control": IMMUTABLE, "content-type": "video/mp4" },
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
  { name: "the sitemap", path: "/sitemap.xml", status: 200, body: "<urlset" },
  { name: "robots.txt", path: "/robots.txt", status: 200, body: "Sitemap: https://hotel.test/sitemap.xml" },
  { name: "dots behind a folder", path: "/static/..%2f..%2f..%2f..%2fetc/passwd", status: REFUSED },
  { name: "dots encoded twice", path: "/%252e%252e%252f%252e%252e%252fetc%252fpasswd", status: REFUSED },
  { name: "encoded backslashes", path: "/..%5c..%5cetc%5cpasswd", status: REFUSED },
  { name: "broken encoding", path: "/tr/%zz", status: REFUSED },
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
  {
    name: "a part of a film",
    needs: "ranges",
    path: `/${FILM}`,
    headers: { Range: "bytes=4-9" },
    status: 206,
    body: "really",
    answerHeaders: { "content-range": /^bytes 4-9\/\d+$/ },
  },
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
    name: "a browser of no known language",
    path: "/",
    headers: { "Accept-Language": "fr,es;q=0.5,ent" },
    status: 200,
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

/** One case of each rule that the files for a host have. */
export const RULE_CASES: readonly HostCase[] = [
  ...PAGE_CASES,
  ...REDIRECT_CASES,
  ...ROW_CASES,
  ...NOT_FOUND_CASES,
  ...FILE_CASES,
  ...ATTACK_CASES,
  ...ofLanguages(LANGUAGE_CASES),
];

/** The table: every request, and what a host that can everything answers it with. */
export const HOST_CASES: readonly HostCase[] = [
  ...RULE_CASES,
  ...VARIANTS,
  ...ofLanguages(LANGUAGE_VARIANTS),
];

/** The cases that a host without these abilities is asked. */
export function casesWithout(cases: readonly HostCase[], ...abilities: readonly Ability[]): HostCase[] {
  return cases.filter(({ needs }) => needs === undefined || !abilities.includes(needs));
}
