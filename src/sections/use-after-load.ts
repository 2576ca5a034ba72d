import { useCallback, useEffect, useState } from "react";

/** Turns true once the page has loaded and the browser is idle, or earlier by `loadNow`; false in the built HTML. */
export function useAfterLoad(): { loaded: boolean; loadNow: () => void } {
  const [loaded, setLoaded] = useState(false);
  const loadNow = useCallback(() => setLoaded(true), []);
  useEffect(() => {
    // Safari has no requestIdleCallback.
    const whenIdle = () => (window.requestIdleCallback ?? window.setTimeout)(loadNow);
    if (document.readyState === "complete") whenIdle();
    else window.addEventListener("load", whenIdle, { once: true });
    return () => window.removeEventListener("load", whenIdle);
  }, [loadNow]);
  return { loaded, loadNow };
}
