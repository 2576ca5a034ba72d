/* On each page of the preview: loads it anew as soon as a build has changed it. */
const PAUSE = 100;

let shown = { path: "", state: "" };

/** What the server says of the page now: its status and version, and its time as `document.lastModified` writes it. */
async function stateNow() {
  const { status, headers } = await fetch(location.pathname, { method: "HEAD", cache: "no-store" });
  const time = headers.get("last-modified");
  return {
    state: `${status} ${headers.get("etag") ?? ""}`,
    time: time && writtenAsDocuments(new Date(time)),
  };
}

/** 11/26/2026 22:35:49 */
function writtenAsDocuments(date) {
  const two = (number) => String(number).padStart(2, "0");
  const day = [two(date.getMonth() + 1), two(date.getDate()), date.getFullYear()].join("/");
  return `${day} ${[date.getHours(), date.getMinutes(), date.getSeconds()].map(two).join(":")}`;
}

/** Whether a build has changed the page between its first load and the first look; after a reload it is not asked again. */
function isOutdated(time) {
  const [navigation] = performance.getEntriesByType("navigation");
  return (
    shown.path === "" && navigation?.type !== "reload" && time !== null && time !== document.lastModified
  );
}

/** Answers whether the page is being loaded anew. */
async function look() {
  const path = location.pathname;
  const { state, time } = await stateNow();
  if (path !== location.pathname) return false;
  if (shown.path === path ? state !== shown.state : isOutdated(time)) {
    location.reload();
    return true;
  }
  shown = { path, state };
  return false;
}

async function keepFresh() {
  const leaves =
    document.visibilityState === "visible" &&
    (await look().catch((error) => console.warn("The preview could not be fetched.", error)));
  // A second reload would begin a slow first one again.
  if (!leaves) setTimeout(keepFresh, PAUSE);
}

void keepFresh();
