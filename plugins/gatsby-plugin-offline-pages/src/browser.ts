import type { GatsbyBrowser } from "gatsby";
import { whenIdle } from "../../../shared/when-idle";
import { WORKER_PAUSE } from "./options";

let calm: Promise<void> | undefined;

/** Keeps each page that was seen. The worker takes its time to start, which belongs to a visitor's first presses. */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = (_, { enabled }) => {
  if (!enabled || process.env.NODE_ENV !== "production" || !("serviceWorker" in navigator)) return;
  const { href } = window.location;
  calm ??= new Promise((resolve) => setTimeout(() => whenIdle(resolve), WORKER_PAUSE));
  void calm.then(() => import("./keep-page")).then(({ keepPage }) => keepPage(href));
};
