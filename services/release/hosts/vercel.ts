import { encodePath } from "../../../shared/paths";
import { locationOf, type Redirect, sortRedirects } from "../redirects";
import type { Routes } from "../routes";

/** What Vercel takes for a part of a pattern in an address. */
const PATTERN = /[()[\]{}:?*+.\\]/g;

/**
 * The `vercel.json` of a release that is deployed as it is. Vercel knows no status 410, no error page but the top one, and no order
 * of languages: what is gone is 404 there, and the language of `/` is left to the page.
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
 * By `cleanUrls` Vercel takes `.html` and `index` off an address before it looks for redirects: those of such an address wait
 * where the visitor is taken, unless a page or another redirect has that address.
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
