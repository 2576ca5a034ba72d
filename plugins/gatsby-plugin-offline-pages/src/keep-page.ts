import { WORKER } from "./options";

/** For files that the tab has just fetched: a request to the server would answer the same. */
const AS_FETCHED: RequestInit = { cache: "force-cache" };

let worker: Promise<ServiceWorkerRegistration> | undefined;

/**
 * Asks the worker to cache the current page, and what the tab fetched before the worker was active. Never rejects.
 */
export async function keepPage(href: string): Promise<void> {
  const { serviceWorker } = navigator;
  // A worker that controlled the page from the start has cached every response.
  const hasMissed = worker === undefined && serviceWorker.controller === null;
  try {
    worker ??= serviceWorker.register(WORKER).then(() => serviceWorker.ready);
    const { active } = await worker;
    const page = (await caches.match(new URL(href).pathname)) ? [] : [href];
    const urls = new Set(hasMissed ? [...page, ...fetchedFiles()] : page);
    const urlsToCache = [...urls].map((url) => [url, AS_FETCHED]);
    active?.postMessage({ type: "CACHE_URLS", payload: { urlsToCache } });
  } catch (error) {
    console.warn("This page can't be kept for a time without a network.", error);
  }
}

function fetchedFiles(): string[] {
  return performance.getEntriesByType("resource").map(({ name }) => name);
}
