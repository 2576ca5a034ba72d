import { type ReactNode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";

/** Takes over a built page in slices of some milliseconds, so that a press or a scroll meanwhile is answered at once. */
export function replaceHydrateFunction() {
  return (element: ReactNode, container: Element) => {
    // The development server sends an empty page.
    if (container.firstElementChild === null) createRoot(container).render(element);
    else startTransition(() => void hydrateRoot(container, element));
  };
}
