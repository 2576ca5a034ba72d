import type { BuildWatch } from "./build-watch";
import { MANIFEST_DELAY } from "./options";

/**
 * Checks shortly after load, then every `interval` milliseconds while the tab is visible, and when it becomes
 * visible.
 */
export function pollBuilds(watch: BuildWatch, interval: number): void {
  const checkIfVisible = () => {
    if (watch.isOutdated()) {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", checkIfVisible);
    } else if (document.visibilityState === "visible") {
      void watch.check();
    }
  };
  const timer = setInterval(checkIfVisible, interval);
  document.addEventListener("visibilitychange", checkIfVisible);
  setTimeout(() => void watch.check(), MANIFEST_DELAY);
}
