import { PRIVATE_FILES } from "../private-files";
import { locationOf, type Redirect, sortRedirects } from "../redirects";
import type { Routes } from "../routes";
import { escapeRegExp } from "./reg-exp";

const PATH_START = String.raw`[^/\\?]`;

/**
 * A Caddyfile for the release; `SITE_ADDRESS`, `RELEASE` (the folder) and, if the site has more than the
 * release, `SITE_RULES` (a file of `handle` blocks) are read from Caddy's environment. The page itself chooses
 * the locale of `/`.
 */
export function caddyfile({
  redirects,
  headers,
  cacheControl,
  notFound,
  webApi,
}: Omit<Routes, "id">): string {
  const { exact, prefixes } = sortRedirects(redirects);
  const errorPages = notFound.flatMap(({ page }) => [page, page.slice(0, -".html".length)]);
  const everywhere = headers
    .filter(({ source }) => source === "/*")
    .flatMap((rule) => Object.entries(rule.headers));
  const caching = headers.flatMap(({ source, headers: { "Cache-Control": value } }) =>
    value === undefined ? [] : [`header ${source} Cache-Control "${value}"`],
  );
  // Applied after the file server, which goes by the extension, and after the global headers.
  const ofFiles = ["Content-Type", "Content-Security-Policy"].flatMap((name) =>
    headers.flatMap(({ source, headers: { [name]: value } }) =>
      value === undefined || source === "/*"
        ? []
        : block(`header ${source}`, [`${name} ${quote(value)}`, "defer"]),
    ),
  );
  const routes = [
    `@private path_regexp ${PRIVATE_FILES.replace("^", "^/")}`,
    "error @private 404",
    `@error_page path ${errorPages.join(" ")}`,
    "error @error_page 404",
    String.raw`@strange path_regexp [\x00-\x1f\\]`,
    "error @strange 404",
    ...exact.flatMap(exactLines),
    ...prefixes.flatMap((prefix, index) =>
      redirect(
        `prefix${index}`,
        String.raw`^/*${escapeRegExp(prefix)}/+(${PATH_START}[^?]*?)/*(\?.*)?$`,
        `/{re.prefix${index}.1}{re.prefix${index}.2}`,
      ),
    ),
    ...redirect("slash", String.raw`^/+(${PATH_START}[^?]*?)/+(\?.*)?$`, "/{re.slash.1}{re.slash.2}"),
    ...redirect("root", String.raw`^/index\.html(\?.*)?$`, "/{re.root.1}"),
    ...redirect(
      "index",
      String.raw`^/(${PATH_START}[^?]*?)/+index\.html(\?.*)?$`,
      "/{re.index.1}{re.index.2}",
    ),
    ...redirect("html", String.raw`^/(${PATH_START}[^?]*)\.html(\?.*)?$`, "/{re.html.1}{re.html.2}"),
    "try_files {path} {path}.html",
    ...block("file_server", ["precompressed br gzip"]),
  ];
  const errors = notFound.flatMap(({ prefix, page }, index) => [
    `@prefix${index} path ${prefix === "/" ? "/*" : `${prefix} ${prefix}/*`}`,
    ...block(`handle @prefix${index}`, [`rewrite * ${page}`, "file_server"]),
  ]);
  // In the release's own block: proxied responses have headers of their own.
  const release = [
    "root * {$RELEASE}",
    ...block("map {query} {query_part}", ['"" ""', 'default "?{query}"']),
    ...everywhere.map(([name, value]) => `header ${name} ${quote(value)}`),
    `header ?Cache-Control "${cacheControl}"`,
    ...caching,
    ...ofFiles,
    ...block("route", routes),
  ];
  const site = [
    // A glob that matches no file imports nothing.
    "import {$SITE_RULES:no-site-rules*}",
    ...(webApi === null ? [] : block("handle /v1/web/*", passedOnTo(webApi))),
    ...block("handle", release),
    ...block("handle_errors", [`header Cache-Control "${cacheControl}"`, ...errors]),
  ];
  return `${block("{$SITE_ADDRESS}", site).join("\n")}\n`;
}

function passedOnTo(webApi: string): string[] {
  const { origin, pathname } = new URL(webApi);
  return [
    ...(pathname === "/" ? [] : [`rewrite * ${pathname}{uri}`]),
    ...block(`reverse_proxy ${origin}`, ["header_up Host {upstream_hostport}"]),
  ];
}

/** A redirect of matching URLs, including the query and encoded as they came. */
function redirect(name: string, pattern: string, to: string): string[] {
  return [`@${name} vars_regexp ${name} {uri} ${pattern}`, `redir @${name} ${to} 301`];
}

function exactLines(redirect: Redirect, index: number): string[] {
  const { from, query, status } = redirect;
  const name = `@moved${index}`;
  const path = from === "/" ? "/" : `${escapeRegExp(from)}/*`;
  const matcher = [
    `path_regexp ${quote(`^${withoutBraces(path)}$`)}`,
    ...(query === undefined
      ? []
      : [`vars_regexp {query} ${quote(`^${withoutBraces(escapeRegExp(query))}$`)}`]),
  ];
  const location = quote(locationOf(redirect, "{query_part}"));
  return [
    ...block(name, matcher),
    status === 410 ? `error ${name} 410` : `redir ${name} ${location} ${status}`,
  ];
}

/** Caddy parses `{$` as the start of a variable, even within quotes. */
function withoutBraces(pattern: string): string {
  return pattern.replaceAll("\\{", "\\x7b").replaceAll("\\}", "\\x7d");
}

function quote(text: string): string {
  return `"${text.replaceAll('"', '\\"')}"`;
}

function block(head: string, lines: readonly string[]): string[] {
  return [`${head} {`, ...lines.map((line) => `  ${line}`), "}"];
}
