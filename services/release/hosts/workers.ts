import type { Routes } from "../routes";
import { edgeTables } from "./edge-tables";
import { hostProgram } from "./host-program";
import type { WorkerTables } from "./programs/worker.entry";

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
  return hostProgram("worker", { EDGE: edgeTables(routes), WORKER: workerTables(routes) });
}

function workerTables({
  headers,
  cacheControl,
  homeLanguage,
  notFound,
  webApi,
}: Omit<Routes, "id">): WorkerTables {
  return {
    everywhere: headers.filter(({ source }) => source === "/*").map((rule) => rule.headers),
    headers: headers.filter(({ source }) => source !== "/*").map((rule) => [rule.source, rule.headers]),
    cacheControl,
    notFound: notFound.map(({ prefix, page }) => [prefix, page]),
    vary: homeLanguage === null ? "" : "Accept-Language, Cookie",
    webApi,
  };
}
