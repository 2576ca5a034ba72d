import { useEffect, useRef, useState } from "react";

/** Links, and the language menu, which leave a form. */
const LEADS_AWAY = 'a[href]:not([target="_blank"]), button:has([data-locale])';

/**
 * While a form is submitting, intercepts clicks that would leave it: they are repeated once it is saved, and dropped
 * if saving fails.
 */
export function useHeldLeaving(isBusy: boolean): { isLeaving: boolean; leave(isSaved: boolean): void } {
  const held = useRef<HTMLElement>(undefined);
  const [isLeaving, setLeaving] = useState(false);
  const [isFree, setFree] = useState(false);

  useEffect(() => {
    if (!isBusy) return;
    const hold = (event: MouseEvent) => {
      const element = event.target instanceof Element ? event.target.closest(LEADS_AWAY) : null;
      if (!(element instanceof HTMLElement)) return;
      event.preventDefault();
      event.stopPropagation();
      held.current = element;
      setLeaving(true);
    };
    document.addEventListener("click", hold, true);
    return () => document.removeEventListener("click", hold, true);
  }, [isBusy]);

  // Wait until the form is idle, or the click would be intercepted again.
  useEffect(() => {
    if (isBusy || !isFree) return;
    const element = held.current;
    held.current = undefined;
    setFree(false);
    setLeaving(false);
    element?.click();
  }, [isBusy, isFree]);

  return {
    isLeaving,
    leave: (isSaved) => {
      if (!isSaved) held.current = undefined;
      if (isSaved) setFree(true);
      else setLeaving(false);
    },
  };
}
