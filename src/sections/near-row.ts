import { type RefObject, useEffect } from "react";

/** How far off the screen a row's pictures are asked for, in heights of the screen. */
const NEAR = "50%";

/**
 * Asks for all pictures of a row that scrolls sideways when the row comes near: those that its box cuts off are near
 * by themselves only when they show.
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
