import { WORKER } from "./options";

let worker: Promise<ServiceWorkerRegistration> | undefined;

/** Lets the worker keep a page that was shown, and what the tab fetched before there was a worker. Never rejects. */
export async function keepPage(href: string): Promise<void> {
  const { serviceWorker } = navigator;
  // A worker that was in charge from the start has kept all that it passed on.
  const hasMissed = worker === undefined && serviceWorker.controller === null;
  try {
    worker ??= serviceWorker.register(WORKER).then(() => serviceWorker.ready);
    const { active } = await worker;
    const page = (await caches.match(new URL(href).pathname)) ? [] : [href];
    const urlsToCache = hasMissed ? [...page, ...fetchedFiles()] : page;
    active?.postMessage({ type: "CACHE_URLS", payload: { urlsToCache } });
  } catch (error) {
    console.warn("This page can't be kept for a time without a network.", error);
  }
}

function fetchedFiles(): string[] {
  return performance.getEntriesByType("resource").map(({ name }) => name);
}
