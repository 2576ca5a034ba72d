import type { GatsbyBrowser } from "gatsby";

/** Keeps each page that was seen, when the browser has nothing better to do. */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = (_, { enabled }) => {
  if (!enabled || process.env.NODE_ENV !== "production" || !("serviceWorker" in navigator)) return;
  const keep = () => void import("./keep-page").then(({ keepPage }) => keepPage());
  // Safari has none.
  if ("requestIdleCallback" in window) window.requestIdleCallback(keep);
  else setTimeout(keep, 2_000);
};
