/* On each page of the preview: loads it anew as soon as a build has changed it. */
const PAUSE = 100;

let shown = { path: "", state: "" };

/** What the server says of the page now: its status and its version. */
async function stateNow(cache) {
  const { status, headers } = await fetch(location.pathname, {
    method: cache ? "GET" : "HEAD",
    cache: cache ?? "no-store",
  });
  return `${status} ${headers.get("etag") ?? ""}`;
}

async function look() {
  const path = location.pathname;
  // The page in the browser's cache is the one that is shown, also where the server has a later one by now.
  if (shown.path !== path) shown = { path, state: await stateNow("force-cache") };
  const state = await stateNow();
  if (path === location.pathname && state !== shown.state) location.reload();
}

async function keepFresh() {
  if (document.visibilityState === "visible")
    await look().catch((error) => console.warn("The preview could not be fetched.", error));
  setTimeout(keepFresh, PAUSE);
}

void keepFresh();
