import { clientsClaim } from "workbox-core";
import { ExpirationPlugin } from "workbox-expiration";
import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst } from "workbox-strategies";
import { MOST_ASSETS, MOST_PAGES } from "../options";
import { followRelease, PAGES } from "./release";

declare const self: ServiceWorkerGlobalScope;

let release = Promise.resolve();

/** Pages and their data: network first, so that nothing outdated is shown online. */
const pages = new NetworkFirst({
  cacheName: PAGES,
  plugins: [
    {
      cacheKeyWillBeUsed: async ({ request }) => new URL(request.url).pathname,
      cacheWillUpdate: async ({ response }) => {
        await release;
        return response.status === 200 && !says(response, "no-store") ? response : null;
      },
    },
    new ExpirationPlugin({ maxEntries: MOST_PAGES, purgeOnQuotaError: true }),
  ],
});

/** Files with a hash in their name: cached until the limit is reached. */
const assets = new CacheFirst({
  cacheName: "assets",
  plugins: [
    {
      cacheWillUpdate: async ({ response }) =>
        response.status === 200 && says(response, "immutable") ? response : null,
    },
    new ExpirationPlugin({ maxEntries: MOST_ASSETS, purgeOnQuotaError: true }),
  ],
});

registerRoute(
  ({ request, sameOrigin, url }) =>
    sameOrigin && !isLarge(url) && (request.mode === "navigate" || isPage(url)),
  (options) => {
    if (options.request.mode === "navigate") release = followRelease();
    return pages.handle(options);
  },
);
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && !isLarge(url) && /\.(?!json$)[a-z0-9]+$/.test(url.pathname),
  assets,
);

self.addEventListener("install", (event) => event.waitUntil(followRelease()));
// With navigation preload, Firefox fails offline navigations, and the setting persists from an earlier worker.
self.addEventListener("activate", (event) => event.waitUntil(self.registration.navigationPreload.disable()));
void self.skipWaiting();
clientsClaim();

/** `/tr/galeri` and `/page-data/tr/galeri/page-data.json`. */
function isPage({ pathname }: URL): boolean {
  return /^\/page-data\/.*\.json$/.test(pathname) || !/\.[a-z0-9]+$/.test(pathname);
}

/** Press files, and videos with captions, which are fetched by range requests: not useful offline. */
function isLarge({ pathname }: URL): boolean {
  return /\.(?:mp4|pdf|vtt|zip)$/.test(pathname);
}

function says({ headers }: Response, directive: string): boolean {
  return headers.get("cache-control")?.includes(directive) === true;
}
