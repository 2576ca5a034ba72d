export const PAGES = "pages";
const LATEST = "/builds/latest.json";

/** Deletes the cached pages when another release is live. Offline, everything is kept. */
export async function followRelease(): Promise<void> {
  try {
    const response = await fetch(LATEST, { cache: "no-store" });
    const live = await response.text();
    if (!response.ok) return;
    const known = await (await caches.open(PAGES)).match(LATEST);
    if ((await known?.text()) === live) return;
    await caches.delete(PAGES);
    await (await caches.open(PAGES)).put(LATEST, new Response(live));
  } catch {
    // Retried at the next page load.
  }
}
