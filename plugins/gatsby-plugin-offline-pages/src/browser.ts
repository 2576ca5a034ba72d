import type { GatsbyBrowser } from "gatsby";
import { whenIdle } from "../../../shared/when-idle";
import { WORKER_PAUSE } from "./options";

let calm: Promise<void> | undefined;

/**
 * Caches each visited page. Registering the worker is delayed so that it doesn't compete with the visitor's first
 * clicks.
 */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = (_, { enabled }) => {
  if (!enabled || process.env.NODE_ENV !== "production" || !("serviceWorker" in navigator)) return;
  const { href } = window.location;
  calm ??= new Promise((resolve) => setTimeout(() => whenIdle(resolve), WORKER_PAUSE));
  void calm.then(fetchCode).then((code) => code?.keepPage(href));
};

/** A visitor who leaves the page meanwhile ends the request; the next page tries again. */
function fetchCode() {
  return import("./keep-page").catch(() => undefined);
}
