import { ignoreFile } from "../private-files";
import type { Routes } from "../routes";
import { htaccess } from "./apache";
import { caddyfile } from "./caddy";
import { cloudFrontFunction } from "./cloudfront";
import { headersFile, redirectsFile } from "./netlify";
import { nginxHttp, nginxServer } from "./nginx";
import { vercelJson } from "./vercel";
import { worker, wranglerConfig } from "./workers";

/** The files of a release that tell hosts how to serve it. */
const HOST_FILES: Record<string, (routes: Routes, siteUrl: string) => string> = {
  // The site server, and hosts without an entry below.
  "routes.json": (routes) => `${JSON.stringify(routes, undefined, 2)}\n`,
  // Netlify and Cloudflare Pages.
  _headers: headersFile,
  _redirects: redirectsFile,
  // Cloudflare Workers.
  ".assetsignore": () => ignoreFile(),
  "hosts/worker.js": worker,
  "hosts/wrangler.json": (_routes, siteUrl) => wranglerConfig(siteUrl),
  // Vercel.
  ".vercelignore": () => ignoreFile(["vercel.json"]),
  "vercel.json": vercelJson,
  "hosts/apache.htaccess": htaccess,
  "hosts/Caddyfile": caddyfile,
  "hosts/cloudfront-function.js": cloudFrontFunction,
  "hosts/nginx-http.conf": nginxHttp,
  "hosts/nginx-server.conf": nginxServer,
};

/** Name in the release and content of each. */
export function hostFiles(routes: Routes, siteUrl: string): [name: string, content: string][] {
  return Object.entries(HOST_FILES).map(([name, write]) => [name, write(routes, siteUrl)]);
}
