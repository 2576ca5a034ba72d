import { createRoot } from "react-dom/client";
import type { Purpose, Tag } from "../../shared/tags/tags";
import { ConsentBar } from "./ConsentBar";
import { CONSENT_BAR_CSS } from "./consent-bar-css";

interface Question {
  /** The link that opened it; null if the site asks on its own. */
  opener: HTMLElement | null;
  tags: readonly Tag[];
  chosen: readonly Purpose[];
  /** True if the browser has declined on the visitor's behalf. */
  signal: boolean;
  choose(purposes: Purpose[]): void;
}

const ID = "tag-consent";

let close: (() => void) | undefined;

/** Shows the bar as the document's first element, so that keyboards and screen readers reach it first. */
export function showConsentBar({ opener, choose, ...question }: Question): void {
  close?.();
  const place = document.createElement("div");
  place.id = ID;
  const style = document.createElement("style");
  style.textContent = CONSENT_BAR_CSS;
  const box = document.createElement("div");
  place.append(style, box);
  document.body.prepend(place);
  const root = createRoot(box);
  const stopKeepingClear = keepClear(box);
  close = () => {
    close = undefined;
    stopKeepingClear();
    root.unmount();
    place.remove();
    opener?.focus();
  };
  place.addEventListener("keydown", ({ key }) => {
    if (key === "Escape" && opener) close?.();
  });
  root.render(
    <ConsentBar
      {...question}
      isReopened={opener !== null}
      onChoose={(purposes) => {
        close?.();
        choose(purposes);
      }}
      onClose={() => close?.()}
    />,
  );
}

/**
 * Adds scroll padding, so that nothing, focused elements included, stays hidden behind the bar; returns a function
 * that removes it.
 */
function keepClear(box: HTMLElement): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty("--tag-consent", `${box.offsetHeight}px`));
  observer.observe(box);
  return () => {
    observer.disconnect();
    style.removeProperty("--tag-consent");
  };
}
