"use client";
import { useEffect } from "react";
import { nameControls } from "./control-names";
import { useDeskTexts } from "./desk-texts";
import "./readable.css";

/** Names, for screen readers, what Payload shows as an icon only. (It offers no place for such names.) */
export function NamedControls() {
  const { controls: words } = useDeskTexts();

  useEffect(() => {
    let frame = 0;
    const name = () => {
      frame = 0;
      nameControls(document, words);
    };
    name();
    // Once per frame, however much changes in it.
    const changes = new MutationObserver(() => (frame ||= requestAnimationFrame(name)));
    changes.observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ["aria-label", "title"],
    });
    return () => {
      changes.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [words]);

  return null;
}
