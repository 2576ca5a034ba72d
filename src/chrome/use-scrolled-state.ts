import { useEffect } from "react";
import { SITE } from "../config/site";

/** Marks `<html data-scrolled>` while the page is scrolled beyond the navbar's threshold; styles do the rest. */
export function useScrolledState(): void {
  useEffect(() => {
    const update = () =>
      document.documentElement.toggleAttribute("data-scrolled", window.scrollY > SITE.navbarScrollThreshold);
    update();
    window.addEventListener("scroll", update, { passive: true });
    return () => window.removeEventListener("scroll", update);
  }, []);
}
