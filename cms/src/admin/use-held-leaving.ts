import { useEffect, useRef, useState } from "react";

/** What leads away from a form: links, and the languages of the admin's menu. */
const LEADS_AWAY = 'a[href]:not([target="_blank"]), button:has([data-locale])';

/** While a form is sent, holds a press on what leads away from it: it is followed once the form is saved, and forgotten where it is not. */
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

  // Not before the form is itself again: it would hold the press once more.
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
