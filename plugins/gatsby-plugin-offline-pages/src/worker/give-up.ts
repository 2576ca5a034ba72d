declare const self: ServiceWorkerGlobalScope;

/** Takes the place of a worker that kept pages, gives up all that it kept, and ends. */
async function giveUp(): Promise<void> {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  await self.registration.unregister();
}

self.addEventListener("install", () => void self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(giveUp()));

export {};
