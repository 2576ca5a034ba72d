import { type RefObject, useEffect, useState } from "react";

/** Whether a box holds more than it is wide; false until it has been measured in the browser. */
export function useOverflow(box: RefObject<HTMLElement>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setOverflows(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return overflows;
}
