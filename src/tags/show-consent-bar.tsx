import { createRoot } from "react-dom/client";
import type { Purpose, Tag } from "../../shared/tags/tags";
import { ConsentBar } from "./ConsentBar";
import { CONSENT_BAR_CSS } from "./consent-bar-css";

interface Question {
  /** The link that asked for it; null where the site asks by itself. */
  opener: HTMLElement | null;
  tags: readonly Tag[];
  chosen: readonly Purpose[];
  /** Whether the browser has said no in the visitor's name. */
  signal: boolean;
  choose(purposes: Purpose[]): void;
}

const ID = "tag-consent";

let close: (() => void) | undefined;

/** Shows the bar as the first thing of the document, so that keyboards and screen readers come upon it first. */
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

/** Lets everything be scrolled out from behind the bar, what gets the focus too; answers how to end that. */
function keepClear(box: HTMLElement): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty("--tag-consent", `${box.offsetHeight}px`));
  observer.observe(box);
  return () => {
    observer.disconnect();
    style.removeProperty("--tag-consent");
  };
}
