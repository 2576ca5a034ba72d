import { APP_SCRIPT, PAGES, PICTURE, type PublicPage, withPages } from "./public-folder";

/** One request to a host of the test release, and what every host answers it with. */
export interface HostCase {
  name: string;
  /** As it goes over the wire. */
  path: string;
  headers?: Record<string, string>;
  status: number | readonly number[];
  location?: string;
  /** Text that the body holds. */
  body?: string;
  answerHeaders?: Record<string, string | RegExp>;
}

/** The release under test is the second one: the first had other addresses for two pages. */
export const FIRST_PAGES: readonly PublicPage[] = withPages({
  "/tr/galeri": { path: "/tr/fotograflar" },
  "/ru/галерея": { path: "/ru/фото" },
});
export const SECOND_PAGES: readonly PublicPage[] = PAGES;

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
  { name: "a locale's home page", path: "/tr", status: 200, body: "Page /tr<" },
  { name: "a page with a query", path: "/gallery?utm=1", status: 200, body: "Page /gallery<" },
  { name: "a page below a locale", path: "/tr/galeri", status: 200, body: "Page /tr/galeri<" },
  {
    name: "an encoded address beyond ASCII",
    path: encodeURI("/tr/çay-bahçesi"),
    status: 200,
    body: "Page /tr/çay-bahçesi<",
  },
  {
    name: "the same address sent raw",
    path: raw("/tr/çay-bahçesi"),
    status: 200,
    body: "Page /tr/çay-bahçesi<",
  },
  { name: "a Cyrillic address", path: encodeURI("/ru/галерея"), status: 200, body: "Page /ru/галерея<" },
];

const REDIRECT_CASES: HostCase[] = [
  { name: "a trailing slash", path: "/gallery/", status: 301, location: "/gallery" },
  { name: "a trailing slash with a query", path: "/tr/?a=1&b=/2/", status: 301, location: "/tr?a=1&b=/2/" },
  { name: "several trailing slashes", path: "/tr/galeri///", status: 301, location: "/tr/galeri" },
  {
    name: "a trailing slash beyond ASCII",
    path: `${encodeURI("/ru/галерея")}/`,
    status: 301,
    location: encodeURI("/ru/галерея"),
  },
  { name: "the English prefix", path: "/en", status: 301, location: "/" },
  { name: "the English prefix with a query", path: "/en?a=1", status: 301, location: "/?a=1" },
  { name: "a page below the English prefix", path: "/en/gallery?a=1", status: 301, location: "/gallery?a=1" },
  {
    name: "another host below the English prefix",
    path: "/en//evil.test",
    status: 301,
    location: "/evil.test",
  },
  { name: "another host behind a backslash", path: "/en/\\evil.test", status: 404 },
  { name: "a word that begins like the English prefix", path: "/entrance", status: 404 },
  {
    name: "an address with its file ending",
    path: "/gallery.html?a=1",
    status: 301,
    location: "/gallery?a=1",
  },
  { name: "the home page's file", path: "/index.html", status: 301, location: "/" },
  {
    name: "the old address of a page that moved",
    path: "/tr/fotograflar?a=1",
    status: 301,
    location: "/tr/galeri?a=1",
  },
  {
    name: "an old address beyond ASCII, encoded",
    path: encodeURI("/ru/фото"),
    status: 301,
    location: encodeURI("/ru/галерея"),
  },
  {
    name: "an old address beyond ASCII, raw",
    path: raw("/ru/фото"),
    status: 301,
    location: encodeURI("/ru/галерея"),
  },
  { name: "an old address in another case", path: "/tr/Fotograflar", status: 404 },
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
    name: "a cookie of no known language, which stands for English",
    path: "/",
    headers: { "Accept-Language": "de", Cookie: "i18n_redirected=xx" },
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
  { name: "an unknown Russian path", path: encodeURI("/ru/нет"), status: 404, body: "Not found in ru" },
  { name: "an unknown German path", path: "/de/nichts/da", status: 404, body: "Not found in de" },
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
  { name: "the routes", path: "/routes.json", status: 404 },
  { name: "an nginx file", path: "/hosts/nginx-server.conf", status: 404 },
];

const FILE_CASES: HostCase[] = [
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
    path: `/${APP_SCRIPT}`,
    headers: { "Accept-Encoding": "gzip" },
    status: 200,
    answerHeaders: { "content-encoding": "gzip", vary: /accept-encoding/i },
  },
  {
    name: "a hashed picture",
    path: `/${PICTURE}`,
    status: 200,
    body: "not really",
    answerHeaders: { "cache-control": IMMUTABLE, "content-type": "image/jpeg" },
  },
  {
    name: "a part of a picture",
    path: `/${PICTURE}`,
    headers: { Range: "bytes=4-9" },
    status: 206,
    body: "really",
    answerHeaders: { "content-range": /^bytes 4-9\/\d+$/ },
  },
  { name: "a part beyond the end", path: `/${PICTURE}`, headers: { Range: "bytes=9000-" }, status: 416 },
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
    name: "the rules of what is fetched ahead, which browsers take with this type alone",
    path: "/speculation-rules.json",
    status: 200,
    body: '"prefetch"',
    answerHeaders: { "content-type": /^application\/speculationrules\+json/, "cache-control": REVALIDATE },
  },
  { name: "the sitemap", path: "/sitemap.xml", status: 200, body: "<urlset" },
  { name: "robots.txt", path: "/robots.txt", status: 200, body: "Sitemap: https://hotel.test/sitemap.xml" },
];

const REFUSED = [400, 403, 404] as const;

const ATTACK_CASES: HostCase[] = [
  { name: "dots", path: "/../../../../etc/passwd", status: REFUSED },
  { name: "dots with an encoded slash", path: "/..%2f..%2f..%2f..%2fetc%2fpasswd", status: REFUSED },
  { name: "dots behind a folder", path: "/static/..%2f..%2f..%2f..%2fetc/passwd", status: REFUSED },
  { name: "encoded dots", path: "/%2e%2e/%2e%2e/%2e%2e/etc/passwd", status: REFUSED },
  { name: "dots encoded twice", path: "/%252e%252e%252f%252e%252e%252fetc%252fpasswd", status: REFUSED },
  { name: "backslashes", path: "/..\\..\\etc\\passwd", status: REFUSED },
  { name: "encoded backslashes", path: "/..%5c..%5cetc%5cpasswd", status: REFUSED },
  { name: "a null byte", path: "/gallery%00.html", status: REFUSED },
  { name: "broken encoding", path: "/tr/%zz", status: REFUSED },
  {
    name: "a second host in the path does not become a redirect",
    path: "//evil.test/",
    status: 301,
    location: "/evil.test",
  },
  {
    name: "a second host behind the English prefix",
    path: "/en//evil.test",
    status: 301,
    location: "/evil.test",
  },
  { name: "a backslash before a second host", path: "/\\evil.test/", status: REFUSED },
];

/** What every host answers alike. */
export const COMMON_CASES: readonly HostCase[] = [
  ...PAGE_CASES,
  ...REDIRECT_CASES,
  ...NOT_FOUND_CASES,
  ...FILE_CASES,
  ...ATTACK_CASES,
];

/** The table of hosts that decide the language of the root: services/site-server and nginx. */
export const HOST_CASES: readonly HostCase[] = [...COMMON_CASES, ...LANGUAGE_CASES];
