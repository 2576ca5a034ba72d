import { type RefObject, useEffect } from "react";

/** Distance off screen at which a row's pictures are requested, in screen heights. */
const NEAR = "50%";

/**
 * Requests all pictures of a horizontally scrolling row when the row comes near: browsers would load the clipped
 * ones only once they are visible.
 */
export function useRowPictures(row: RefObject<Element>): void {
  useEffect(() => {
    const box = row.current;
    if (!box) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        for (const picture of box.querySelectorAll("img")) picture.loading = "eager";
      },
      { rootMargin: NEAR },
    );
    observer.observe(box);
    return () => observer.disconnect();
  }, [row]);
}
