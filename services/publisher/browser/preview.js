/* Runs on each page of the preview: reloads it as soon as a build has changed it, and shows the block that is edited. */
const PAUSE = 100;

/** Where the state of a page before its reload is kept: a build may end while it reloads. */
const KEPT = "preview";

const isReload = performance.getEntriesByType("navigation")[0]?.type === "reload";

/** The page as it is shown; after a reload, as it was looked at before. */
let shown = {
  path: "",
  state: "",
  ...(isReload && withStorage((storage) => JSON.parse(storage.getItem(KEPT)))),
};

/** A browser may refuse a frame its storage. */
function withStorage(use) {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}

/**
 * The page's current state on the server: its status and ETag, and its time in the format of
 * `document.lastModified`.
 */
async function stateNow() {
  const { status, headers } = await fetch(location.pathname, { method: "HEAD", cache: "no-store" });
  const time = headers.get("last-modified");
  return {
    state: `${status} ${headers.get("etag") ?? ""}`,
    time: time && writtenAsDocuments(new Date(time)),
  };
}

/** Formats a date as `11/26/2026 22:35:49`. */
function writtenAsDocuments(date) {
  const two = (number) => String(number).padStart(2, "0");
  const day = [two(date.getMonth() + 1), two(date.getDate()), date.getFullYear()].join("/");
  return `${day} ${[date.getHours(), date.getMinutes(), date.getSeconds()].map(two).join(":")}`;
}

/** Whether a build changed the page between loading and the first poll; not checked after a reload. */
function isOutdated(time) {
  return shown.path === "" && !isReload && time !== null && time !== document.lastModified;
}

/** Polls once; returns whether the page is being reloaded. */
async function look() {
  const path = location.pathname;
  const { state, time } = await stateNow();
  if (path !== location.pathname) return false;
  const leaves = shown.path === path ? state !== shown.state : isOutdated(time);
  shown = { path, state };
  withStorage((storage) => storage.setItem(KEPT, JSON.stringify(shown)));
  if (leaves) location.reload();
  return leaves;
}

async function keepFresh() {
  const leaves =
    document.visibilityState === "visible" &&
    (await look().catch((error) => console.warn("The preview could not be fetched.", error)));
  // Another reload would restart one that is still loading slowly.
  if (!leaves) setTimeout(keepFresh, PAUSE);
}

/** The block of a key, `SECTION_2`, or else the heading with its title. */
function placeOf({ key, title }) {
  const id = String(key)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-");
  const headings = [...document.querySelectorAll("h1, h2, h3, h4")];
  return document.getElementById(id) ?? headings.find(({ textContent }) => textContent.trim() === title);
}

// Beside a form nobody needs to be told that this is a preview.
if (parent !== window) document.documentElement.dataset.framed = "";

// The form beside the frame says which block is edited.
addEventListener("message", ({ source, data }) => {
  if (parent !== window && source === parent && data?.previewPlace)
    placeOf(data.previewPlace)?.scrollIntoView();
});

void keepFresh();
