export const PAGES = "pages";
const LATEST = "/builds/latest.json";

/** Gives up the pages of the release before where another one is live. Without a network everything stays. */
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
    // The next page that is loaded asks again.
  }
}
