import { encodePath } from "../../../src/config/paths";
import type { Routes } from "../routes";

/** A Caddyfile for the release; `SITE_ADDRESS` and `RELEASE` (the folder) are read from Caddy's environment. */
export function caddyfile({ redirects, headers, cacheControl, notFound }: Omit<Routes, "id">): string {
  const everywhere = headers
    .filter(({ source }) => source === "/*")
    .flatMap((rule) => Object.entries(rule.headers));
  const caching = headers.flatMap(({ source, headers: { "Cache-Control": value } }) =>
    value === undefined ? [] : [`header ${source} Cache-Control "${value}"`],
  );
  const body = [
    "root * {$RELEASE}",
    "",
    ...everywhere.map(([name, value]) => `header ${name} "${value}"`),
    `header ?Cache-Control "${cacheControl}"`,
    ...caching,
    "",
    "route {",
    ...[
      "@private path /_headers /_redirects /routes.json /hosts/*",
      "error @private 404",
      "@slash path_regexp slash ^(/[^/\\\\].*?)/+$",
      "redir @slash {re.slash.1}{query_part} 301",
      ...redirects.flatMap(redirectLines),
      "try_files {path} {path}.html",
      "file_server {",
      "  precompressed br gzip",
      "}",
    ].map(indent),
    "}",
    "",
    "handle_errors {",
    ...notFound.flatMap(({ prefix, page }, index) => [
      `  @prefix${index} path ${prefix === "/" ? "/*" : `${prefix} ${prefix}/*`}`,
      `  handle @prefix${index} {`,
      `    rewrite * ${page}`,
      "    file_server",
      "  }",
    ]),
    "}",
  ];
  return ["{$SITE_ADDRESS} {", ...queryMap().map(indent), ...body.map(indent), "}", ""].join("\n");
}

/** Caddy has no placeholder for a query with its question mark. */
function queryMap(): string[] {
  return ["map {query} {query_part} {", '  "" ""', '  default "?{query}"', "}"];
}

function redirectLines({ from, to, status }: Routes["redirects"][number], index: number): string[] {
  const name = `moved${index}`;
  if (!from.endsWith("/*")) {
    return [`@${name} path ${encodePath(from)}`, `redir @${name} ${encodePath(to)}{query_part} ${status}`];
  }
  const pattern = `^${from.slice(0, -2)}/+([^/\\\\].*)$`;
  return [
    `@${name} path_regexp ${name} ${pattern}`,
    `redir @${name} ${to.slice(0, -1)}{re.${name}.1}{query_part} ${status}`,
  ];
}

function indent(line: string): string {
  return line === "" ? line : `  ${line}`;
}
