"use client";
import { useEffect } from "react";
import { nameControls } from "./control-names";
import { useDeskTexts } from "./desk-texts";
import "./readable.css";

/** Names controls that Payload shows only as icons, for screen readers. (It has no option for that.) */
export function NamedControls() {
  const { controls: words } = useDeskTexts();

  useEffect(() => {
    let frame = 0;
    const name = () => {
      frame = 0;
      nameControls(document, words);
    };
    name();
    // At most once per frame, however much changes.
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
