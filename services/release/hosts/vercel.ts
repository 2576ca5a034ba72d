import { encodePath } from "../../../shared/paths";
import { locationOf, type Redirect, sortRedirects } from "../redirects";
import type { Routes } from "../routes";

/** Characters that Vercel interprets as part of a pattern in a URL. */
const PATTERN = /[()[\]{}:?*+.\\]/g;

/**
 * The `vercel.json` of a release deployed as is. Vercel supports no status 410, only a top-level error page,
 * and no language preferences: removed pages get 404, and the page itself chooses the locale of `/`.
 */
export function vercelJson({ pages, redirects, headers, cacheControl, webApi }: Omit<Routes, "id">): string {
  const { exact, prefixes } = sortRedirects(redirects);
  const config = {
    $schema: "https://openapi.vercel.sh/vercel.json",
    framework: null,
    buildCommand: null,
    installCommand: null,
    outputDirectory: ".",
    cleanUrls: true,
    trailingSlash: false,
    redirects: [
      ...underCleanUrls(exact, pages)
        .filter(({ status }) => status !== 410)
        .map(vercelRedirect),
      ...prefixes.map((prefix) => ({
        source: `${pattern(prefix)}/:rest*`,
        destination: "/:rest*",
        statusCode: 301,
      })),
    ],
    rewrites: webApi === null ? [] : [{ source: "/v1/web/:rest*", destination: `${webApi}/v1/web/:rest*` }],
    headers: [
      { source: "/(.*)", headers: [{ key: "Cache-Control", value: cacheControl }] },
      ...headers.map((rule) => ({
        source: rule.source.endsWith("*") ? `${pattern(rule.source.slice(0, -1))}(.*)` : pattern(rule.source),
        headers: Object.entries(rule.headers).map(([key, value]) => ({ key, value })),
      })),
    ],
  };
  return `${JSON.stringify(config, undefined, 2)}\n`;
}

/**
 * With `cleanUrls` Vercel strips `.html` and `index` from a URL before it checks redirects: redirects of such a
 * URL are moved to the stripped one, unless a page or another redirect has it.
 */
function underCleanUrls(redirects: readonly Redirect[], pages: readonly string[]): Redirect[] {
  const taken = new Set(pages);
  for (const { from, query } of redirects) if (query === undefined) taken.add(from);
  return redirects.flatMap((redirect) => {
    const from = redirect.from.replace(/\.html$/, "").replace(/\/index$/, "") || "/";
    return from === redirect.from || redirect.query !== undefined || !taken.has(from)
      ? [{ ...redirect, from }]
      : [];
  });
}

function vercelRedirect(redirect: Redirect) {
  const { from, query, status } = redirect;
  const parameters = query === undefined ? [] : [...new URLSearchParams(query)];
  return {
    source: pattern(from),
    ...(parameters.length > 0 && {
      has: parameters.map(([key, value]) => ({ type: "query", key, value: value.replace(PATTERN, "\\$&") })),
    }),
    destination: locationOf(redirect, ""),
    statusCode: status,
  };
}

function pattern(path: string): string {
  return encodePath(path).replace(PATTERN, "\\$&");
}
