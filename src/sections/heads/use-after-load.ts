import { useEffect, useState } from "react";
import { whenIdle } from "../../../shared/when-idle";

/** True once the page has loaded and the browser is idle; false in the built HTML. */
export function useAfterLoad(): boolean {
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    const load = () => whenIdle(() => setLoaded(true));
    if (document.readyState === "complete") load();
    else window.addEventListener("load", load, { once: true });
    return () => window.removeEventListener("load", load);
  }, []);
  return loaded;
}
