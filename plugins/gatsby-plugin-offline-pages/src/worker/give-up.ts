declare const self: ServiceWorkerGlobalScope;

/** Replaces a caching worker, deletes all caches and unregisters. */
async function giveUp(): Promise<void> {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  await self.registration.unregister();
}

self.addEventListener("install", () => void self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(giveUp()));

export {};
