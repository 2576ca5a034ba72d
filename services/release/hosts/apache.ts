import type { HeaderRule } from "../headers";
import { PRIVATE_FILES } from "../private-files";
import { locationOf, type Redirect, sortRedirects } from "../redirects";
import type { Routes } from "../routes";
import { escapeRegExp } from "./reg-exp";

/** As in the raw request line: no slash or backslash may follow the first slash of a target. */
const PATH_START = String.raw`[^/\x5c?\s]`;

/** Placeholder for the visitor's query in a target; never occurs in an encoded URL. */
const VISITORS = "{query}";

const TEXT_TYPES: Record<string, string> = {
  html: "text/html",
  js: "text/javascript",
  css: "text/css",
  json: "application/json",
  svg: "image/svg+xml",
  txt: "text/plain",
  xml: "application/xml",
  webmanifest: "application/manifest+json",
  ico: "image/x-icon",
};

/**
 * An `.htaccess` for the root of the release, with mod_rewrite, mod_headers and mod_mime of Apache 2.4: covers
 * all of `routes.json`.
 */
export function htaccess(routes: Omit<Routes, "id">): string {
  const { redirects, homeLanguage, headers, cacheControl, notFound } = routes;
  const { exact, prefixes } = sortRedirects(redirects);
  return [
    "Options -Indexes -MultiViews",
    "DirectorySlash Off",
    "DirectoryIndex disabled",
    "AddDefaultCharset utf-8",
    ...errorDocuments(notFound),
    "",
    "RewriteEngine On",
    "# What was decided already: error pages, and the file of a page.",
    'RewriteCond %{ENV:REDIRECT_STATUS} "!^$"',
    "RewriteRule ^ - [END]",
    String.raw`RewriteCond %{REQUEST_URI} "[\x00-\x1f\x5c]"`,
    "RewriteRule ^ - [R=404,END]",
    `RewriteRule "${PRIVATE_FILES}" - [R=404,END]`,
    ...notFound.map(
      ({ page }) =>
        `RewriteRule "^${escapeRegExp(page.slice(1, -".html".length))}(?:\\.html)?$" - [R=404,END]`,
    ),
    ...exact.flatMap(exactRules),
    ...prefixes.flatMap((prefix) =>
      byRequest(String.raw`/*${escapeRegExp(prefix)}/+(${PATH_START}[^?\s]*?)/*`, "/%1"),
    ),
    ...byRequest(String.raw`/+(${PATH_START}[^?\s]*?)/+`, "/%1"),
    ...byRequest(String.raw`/+index\.html`, "/"),
    ...byRequest(String.raw`/+(${PATH_START}[^?\s]*?)/+index\.html`, "/%1"),
    ...byRequest(String.raw`/+(${PATH_START}[^?\s]*)\.html`, "/%1"),
    ...(homeLanguage === null ? [] : languageRules(homeLanguage)),
    ...fileRules(),
    "",
    ...typeRules(headers),
    ...headerLines(headers, cacheControl),
    ...(homeLanguage === null
      ? []
      : [`Header always merge Vary "Accept-Language, Cookie" "expr=${asks("/")}"`]),
    "",
  ].join("\n");
}

function errorDocuments(notFound: Routes["notFound"]): string[] {
  return notFound
    .flatMap(({ prefix, page }) => {
      const documents = [404, 410].map((status) => `ErrorDocument ${status} ${page}`);
      return prefix === "/"
        ? [documents]
        : [[`<If "%{REQUEST_URI} =~ m#^${escapeRegExp(prefix)}(?:/|$)#">`, ...documents, "</If>"]];
    })
    .reverse()
    .flat();
}

function exactRules(redirect: Redirect): string[] {
  const { from, query, to, status } = redirect;
  const path = `"^${from === "/" ? "" : `${pattern(from.slice(1))}/*`}$"`;
  const asked = query === undefined ? [] : [`RewriteCond %{QUERY_STRING} "^${pattern(query)}$"`];
  if (status === 410) return [...asked, `RewriteRule ${path} - [G,END]`];
  const rule = (visitors: string) => {
    const target = locationOf(redirect, VISITORS)
      .replaceAll("%", String.raw`\%`)
      .replace(VISITORS, visitors);
    return `RewriteRule ${path} "${target}" [R=${status},NE,QSD,END]`;
  };
  if (query !== undefined || to.includes("?")) return [...asked, rule("")];
  return ['RewriteCond %{QUERY_STRING} "."', rule("?%{QUERY_STRING}"), rule("")];
}

/** A redirect of matching URLs, encoded as they came. */
function byRequest(path: string, target: string): string[] {
  return [
    `RewriteCond %{THE_REQUEST} "^\\S+ ${path}(?:\\?\\S*)?\\s"`,
    `RewriteRule ^ "${target}" [R=301,NE,END]`,
  ];
}

/** The cookie decides; without one, the browser's first language that the site supports. */
function languageRules({ cookie, pattern, locales }: NonNullable<Routes["homeLanguage"]>): string[] {
  const others = locales.filter(({ path }) => path !== "/");
  const chosen = (value: string) => `(?:^|;\\s*)${escapeRegExp(cookie)}=${value}`;
  return [
    ...others.flatMap(({ locale, path }) => [
      `RewriteCond %{HTTP_COOKIE} "${chosen(`${locale}(?:;|$)`)}"`,
      `RewriteRule "^$" "${path}" [R=302,END]`,
    ]),
    `RewriteCond %{HTTP_COOKIE} "!${chosen("[^;]")}"`,
    `RewriteCond %{HTTP:Accept-Language} "${pattern}" [NC]`,
    'RewriteRule "^$" - [E=SPOKEN:%1]',
    ...others.flatMap(({ locale, path }) => [
      `RewriteCond %{ENV:SPOKEN} "^${locale}$" [NC]`,
      `RewriteRule "^$" "${path}" [R=302,END]`,
    ]),
  ];
}

/** Serves a page's file, and of compressed files the smallest copy that the browser accepts. */
function fileRules(): string[] {
  const copy = (encoding: string, ending: string) => [
    `RewriteCond %{HTTP:Accept-Encoding} "\\b${encoding}\\b"`,
    `RewriteCond %{REQUEST_FILENAME}${ending} -f`,
    `RewriteRule "^(.+)$" "$1${ending}" [END]`,
  ];
  return [
    'RewriteRule "^$" "index.html"',
    "RewriteCond %{REQUEST_FILENAME}.html -f",
    'RewriteRule "^(.+)$" "$1.html"',
    "RewriteCond %{REQUEST_FILENAME} -d",
    "RewriteRule ^ - [R=404,END]",
    ...copy("br", ".br"),
    ...copy("gzip", ".gz"),
  ];
}

function typeRules(headers: readonly HeaderRule[]): string[] {
  const types = Object.entries(TEXT_TYPES).flatMap(([ending, type]) => [
    `<FilesMatch "\\.${ending}(?:\\.br|\\.gz)?$">`,
    `ForceType "${/^text|javascript/.test(type) || ending === "json" ? `${type}; charset=utf-8` : type}"`,
    "</FilesMatch>",
  ]);
  const own = headers.flatMap(({ source, headers: { "Content-Type": type } }) =>
    type === undefined
      ? []
      : [
          `<FilesMatch "^${escapeRegExp(source.slice(1))}(?:\\.br|\\.gz)?$">`,
          `ForceType "${type}"`,
          "</FilesMatch>",
        ],
  );
  const encodings = [
    ["br", "br"],
    ["gzip", "gz"],
  ].flatMap(([encoding, ending]) => [
    `<FilesMatch "\\.${ending}$">`,
    `Header always set Content-Encoding "${encoding}"`,
    "</FilesMatch>",
  ]);
  const varying = [
    `<FilesMatch "\\.(?:${Object.keys(TEXT_TYPES).join("|")})(?:\\.br|\\.gz)?$">`,
    'Header always merge Vary "Accept-Encoding"',
    "</FilesMatch>",
  ];
  return [...types, ...own, ...encodings, ...varying];
}

function headerLines(headers: readonly HeaderRule[], cacheControl: string): string[] {
  const everywhere = headers.flatMap((rule) => (rule.source === "/*" ? Object.entries(rule.headers) : []));
  const immutable = headers.flatMap(({ source, headers: { "Cache-Control": value } }) =>
    value === undefined ? [] : [{ source, value }],
  );
  const policies = headers.flatMap(({ source, headers: { "Content-Security-Policy": value } }) =>
    value === undefined || source === "/*" ? [] : [{ source, value }],
  );
  return [
    ...everywhere.map(([name, value]) => `Header always set ${name} ${quote(value)}`),
    ...policies.map(
      ({ source, value }) =>
        `Header always set Content-Security-Policy ${quote(value)} "expr=${asks(source)} && %{REQUEST_STATUS} -lt 400"`,
    ),
    `Header always set Cache-Control "${cacheControl}"`,
    ...immutable.map(
      ({ source, value }) =>
        `Header always set Cache-Control "${value}" "expr=${asks(source)} && %{REQUEST_STATUS} -lt 400"`,
    ),
  ];
}

/**
 * Regular expression source that matches exactly this text, without characters that end a word in Apache's
 * configuration.
 */
function pattern(text: string): string {
  return escapeRegExp(text)
    .replaceAll(" ", String.raw`\x20`)
    .replaceAll('"', String.raw`\x22`);
}

/** Matches requests for a path, or for all below it (`/static/*`), with any query. */
function asks(source: string): string {
  const path = source.endsWith("*")
    ? pattern(source.slice(0, -1))
    : String.raw`${pattern(source)}(?:\?\S*)?\s`;
  return String.raw`%{THE_REQUEST} =~ m#^\S+ ${path}#`;
}

function quote(text: string): string {
  return `"${text.replaceAll('"', '\\"')}"`;
}
