import { type RefObject, useEffect, useState } from "react";

/** Calls back with whether a box overflows horizontally, now and whenever that may have changed. */
export function watchOverflow(box: Element, onChange: (overflows: boolean) => void): () => void {
  const observer = new ResizeObserver(() => onChange(box.scrollWidth > box.clientWidth));
  observer.observe(box);
  if (box.firstElementChild) observer.observe(box.firstElementChild);
  return () => observer.disconnect();
}

/** True if a box overflows horizontally; false until measured in the browser. */
export function useOverflow(box: RefObject<Element>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => (box.current ? watchOverflow(box.current, setOverflows) : undefined), [box]);
  return overflows;
}

/** Makes a row a group that the keyboard can scroll, while it scrolls sideways. */
export function useScrollGroup(row: RefObject<Element>, labelledBy: string | null | undefined) {
  return useOverflow(row) ? { tabIndex: 0, role: "group", "aria-labelledby": labelledBy ?? undefined } : {};
}
