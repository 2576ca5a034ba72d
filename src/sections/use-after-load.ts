import { useEffect, useState } from "react";

/** Turns true once the page has loaded and the browser is idle; false in the built HTML. */
export function useAfterLoad(): boolean {
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    // Safari has no requestIdleCallback.
    const whenIdle = () => (window.requestIdleCallback ?? window.setTimeout)(() => setLoaded(true));
    if (document.readyState === "complete") whenIdle();
    else window.addEventListener("load", whenIdle, { once: true });
    return () => window.removeEventListener("load", whenIdle);
  }, []);
  return loaded;
}
