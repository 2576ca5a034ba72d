import { digestOf } from "../../../shared/digest";
import { PRIVATE_FILES } from "../private-files";
import { locationOf, type Redirect, sortRedirects } from "../redirects";
import type { Routes } from "../routes";
import { escapeRegExp } from "./reg-exp";

/** No slash or backslash may follow the first slash of a target: browsers would treat it as another host. */
const PATH_START = String.raw`[^/\\\\?]`; // nginx reads each pair of backslashes as one

/** The part outside `server`: maps that decide on a response, in variables specific to this site. */
export function nginxHttp(routes: Omit<Routes, "id">, siteUrl: string): string {
  const { redirects, homeLanguage, headers, cacheControl, notFound } = routes;
  const own = variablesOf(siteUrl);
  const { exact } = sortRedirects(redirects);
  const caching = headers.flatMap(({ source, headers: { "Cache-Control": value } }) =>
    value === undefined ? [] : [[pathPattern(source), value] as const],
  );
  const notFoundPages = notFound.map(
    ({ prefix, page }) => [`~^${escapeRegExp(prefix === "/" ? "" : prefix)}(?:/|$)`, page] as const,
  );
  return [
    "# Include in http { }.",
    map(
      ADDRESS,
      own("redirect"),
      "",
      exact.map((redirect) => [addressPattern(redirect), locationOf(redirect, "$is_args$args")]),
    ),
    map(
      ADDRESS,
      own("redirect_status"),
      "",
      exact.map((redirect) => [addressPattern(redirect), String(redirect.status)]),
    ),
    map("$uri", own("cache_control"), cacheControl, caching),
    map("$uri", own("policy"), policyOf(headers, "/*"), ownPolicies(headers)),
    map("$uri", own("not_found"), "/404.html", notFoundPages),
    ...(homeLanguage === null ? [] : homeLanguageMaps(homeLanguage, own)),
  ].join("\n");
}

/** The part inside `server`, which sets `listen`, `server_name` and the release as `root`. */
export function nginxServer(routes: Omit<Routes, "id">, siteUrl: string): string {
  const { redirects, homeLanguage, headers, notFound, webApi } = routes;
  const own = variablesOf(siteUrl);
  const everywhere = headers
    .filter(({ source }) => source === "/*")
    .flatMap((rule) => Object.entries(rule.headers));
  // In the release's own locations: proxied responses have headers of their own.
  const answer = [
    ...everywhere.map(([name, value]) =>
      name === POLICY
        ? `add_header ${name} ${own("policy")} always;`
        : `add_header ${name} ${quote(value)} always;`,
    ),
    `add_header Cache-Control ${own("cache_control")} always;`,
    ...(homeLanguage === null ? [] : [`add_header Vary ${own("vary")} always;`]),
  ];
  const page = [
    ...answer,
    String.raw`if ($uri ~ "[\x00-\x1f\\\\]") { return 404; }`,
    `if (${own("redirect_status")} = 410) { return 410; }`,
    `if (${own("redirect_status")} = 302) { return 302 ${own("redirect")}; }`,
    `if (${own("redirect_status")}) { return 301 ${own("redirect")}; }`,
    ...sortRedirects(redirects).prefixes.map(
      (prefix) =>
        `if ($request_uri ~ "^/*${escapeRegExp(prefix)}/+(${PATH_START}[^?]*?)/*(\\?.*)?$") { return 301 /$1$2; }`,
    ),
    `if ($request_uri ~ "^/+(${PATH_START}[^?]*?)/+(\\?.*)?$") { return 301 /$1$2; }`,
    'if ($request_uri ~ "^/index\\.html(\\?.*)?$") { return 301 /$1; }',
    `if ($request_uri ~ "^(/${PATH_START}[^?]*?)/+index\\.html(\\?.*)?$") { return 301 $1$2; }`,
    `if ($request_uri ~ "^(/${PATH_START}[^?]*)\\.html(\\?.*)?$") { return 301 $1$2; }`,
    ...(homeLanguage === null ? [] : [`if (${own("home")}) { return 302 ${own("home")}$is_args$args; }`]),
  ];
  return [
    "# Include in server { }. With the module ngx_brotli, add: brotli_static on;",
    "charset utf-8;",
    "gzip_static on;",
    "gzip_vary on;",
    "absolute_redirect off;",
    "server_tokens off;",
    `error_page 400 404 =404 ${own("not_found")};`,
    `error_page 410 ${own("not_found")};`,
    "",
    ...headers.flatMap(({ source, headers: { "Content-Type": type } }) =>
      type === undefined ? [] : location(`= ${source}`, [...answer, `types { } default_type "${type}";`]),
    ),
    ...notFound.flatMap(({ page: errorPage }) => [
      ...location(`= ${errorPage}`, ["internal;", ...answer]),
      ...location(`= ${errorPage.slice(0, -".html".length)}`, ["return 404;"]),
    ]),
    ...(webApi === null ? [] : location("^~ /v1/web/", passedOnTo(webApi))),
    ...location("= /", [...page, "try_files /index.html =404;"]),
    ...location("/", [...page, "try_files $uri.html $uri =404;"]),
    ...location(`~ "${PRIVATE_FILES.replace("^", "^/")}"`, ["return 404;"]),
    "",
  ].join("\n");
}

const POLICY = "Content-Security-Policy";

function policyOf(headers: Routes["headers"], wanted: string): string {
  return headers.find(({ source }) => source === wanted)?.headers[POLICY] ?? "";
}

/** The policies of files that don't use the pages' policy. */
function ownPolicies(headers: Routes["headers"]): [string, string][] {
  return headers.flatMap(({ source, headers: { [POLICY]: value } }): [string, string][] =>
    value === undefined || source === "/*" ? [] : [[pathPattern(source), value]],
  );
}

function passedOnTo(webApi: string): string[] {
  return [
    `proxy_pass ${webApi}/v1/web/;`,
    "proxy_ssl_server_name on;",
    "proxy_set_header X-Forwarded-For $remote_addr;",
  ];
}

/** A raw query contains no space, so a path with one can't pass for a query. */
const ADDRESS = '"$args $uri"';

function addressPattern({ from, query }: Redirect): string {
  const path = from === "/" ? "/" : `${escapeRegExp(from)}/*`;
  return `~^${query === undefined ? "[^ ]*" : escapeRegExp(query)} ${path}$`;
}

/** Variable names, which are global to all sites of one nginx: `home` → `$release_1a2b3c4d_home`. */
function variablesOf(siteUrl: string): (name: string) => string {
  const site = digestOf(siteUrl).slice(0, 8);
  return (name) => `$release_${site}_${name}`;
}

function location(address: string, lines: readonly string[]): string[] {
  return [`location ${address} {`, ...lines.map((line) => `  ${line}`), "}"];
}

/** The cookie decides; without one, the browser's first language that the site supports. */
function homeLanguageMaps(
  { cookie, pattern, locales }: NonNullable<Routes["homeLanguage"]>,
  own: (name: string) => string,
): string[] {
  const homes = locales.filter(({ path }) => path !== "/");
  return [
    map("$http_accept_language", own("spoken"), "", [[`~*${pattern}`, "$1"]]),
    map(`$cookie_${cookie}`, own("locale"), "", [
      ["", own("spoken")],
      ...locales.map(({ locale }) => [`~^${locale}$`, locale] as const),
    ]),
    map(
      `"$uri ${own("locale")}"`,
      own("home"),
      "",
      homes.map(({ locale, path }) => [`/ ${locale}`, path]),
    ),
    map("$uri", own("vary"), "", [["~^/(?:index\\.html)?$", "Accept-Language, Cookie"]]),
  ];
}

function map(
  from: string,
  to: string,
  fallback: string,
  entries: readonly (readonly [string, string])[],
): string {
  const lines = entries.map(([key, value]) => `  ${quote(key)} ${quote(value)};`);
  return [`map ${from} ${to} {`, `  default ${quote(fallback)};`, ...lines, "}", ""].join("\n");
}

/** `/a` → exactly this path, `/static/*` → everything below; case-sensitive, unlike nginx's plain keys. */
function pathPattern(source: string): string {
  return source.endsWith("*") ? `~^${escapeRegExp(source.slice(0, -1))}` : `~^${escapeRegExp(source)}$`;
}

function quote(text: string): string {
  return `"${text.replace(/"/g, '\\"')}"`;
}
