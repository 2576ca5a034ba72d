import type { Routes } from "../routes";
import { edgeRules } from "./edge";

/** The runtime version the worker was tested with. */
const COMPATIBILITY_DATE = "2026-04-01";

/**
 * Configuration of `wrangler deploy` for a release in the folder dist/ next to this file; the worker's name is
 * derived from the site's host. Inside the release, wrangler would treat its own output as assets.
 */
export function wranglerConfig(siteUrl: string): string {
  const config = {
    name: new URL(siteUrl).hostname.replace(/[^a-z0-9]+/gi, "-"),
    main: "dist/hosts/worker.js",
    compatibility_date: COMPATIBILITY_DATE,
    assets: {
      directory: "dist",
      binding: "ASSETS",
      html_handling: "none",
      not_found_handling: "none",
      run_worker_first: true,
    },
  };
  return `${JSON.stringify(config, undefined, 2)}\n`;
}

/** A Cloudflare Worker with the release as its assets: covers all of `routes.json` at the edge. */
export function worker(routes: Omit<Routes, "id">): string {
  const { headers, cacheControl, homeLanguage, notFound, webApi } = routes;
  const tables = {
    EVERYWHERE: headers.filter(({ source }) => source === "/*").map((rule) => rule.headers),
    HEADERS: headers.filter(({ source }) => source !== "/*").map((rule) => [rule.source, rule.headers]),
    CACHE_CONTROL: cacheControl,
    NOT_FOUND: notFound.map(({ prefix, page }) => [prefix, page]),
    VARY: homeLanguage === null ? "" : "Accept-Language, Cookie",
    WEB_API: webApi,
  };
  return [
    edgeRules(routes),
    ...Object.entries(tables).map(([name, table]) => `const ${name} = ${JSON.stringify(table)};`),
    HANDLER,
  ].join("\n");
}

const HANDLER = String.raw`
export default {
  async fetch(request, { ASSETS }) {
    const { origin, pathname, search } = new URL(request.url);
    if (WEB_API !== null && pathname.startsWith("/v1/web/"))
      return fetch(new Request(WEB_API + pathname + search, request), { redirect: "manual" });
    const { status, location, file, gone } = decide({
      path: pathname,
      query: search,
      cookie: cookieOf(request),
      languages: request.headers.get("Accept-Language") || "",
    });
    if (location !== undefined) return say(new Response(null, { status, headers: { Location: location } }), pathname);
    const found = await ASSETS.fetch(new Request(origin + file, request));
    if (!gone && found.status !== 404) return say(found, file, pathname);
    const page = await ASSETS.fetch(origin + errorPage(pathname));
    return say(new Response(page.body, { status: gone ? 410 : 404, headers: page.headers }), errorPage(pathname));
  },
};

function say(found, file, asked = file) {
  const response = new Response(found.body, found);
  response.headers.set("Cache-Control", CACHE_CONTROL);
  const own = HEADERS.filter(([source]) => source === file || (source.endsWith("*") && file.startsWith(source.slice(0, -1))));
  for (const headers of [...EVERYWHERE, ...own.map((rule) => rule[1])])
    for (const name of Object.keys(headers)) response.headers.set(name, headers[name]);
  if (asked === "/" && VARY !== "") response.headers.append("Vary", VARY);
  return response;
}

function errorPage(pathname) {
  return NOT_FOUND.find(([prefix]) => prefix === "/" || pathname === prefix || pathname.startsWith(prefix + "/"))[1];
}

function cookieOf(request) {
  const pairs = (request.headers.get("Cookie") || "").split(/;\s*/).map((pair) => pair.split("="));
  const own = pairs.find(([name]) => name === COOKIE);
  return own && own[1];
}
`;
