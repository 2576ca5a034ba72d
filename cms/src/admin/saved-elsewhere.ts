const SAVED = "cms-saved-elsewhere";

/** Notifies the open form that its document was saved outside it. */
export function savedElsewhere(): void {
  window.dispatchEvent(new Event(SAVED));
}

/** Calls `listener` on each notification; returns a function to unsubscribe. */
export function onSavedElsewhere(listener: () => void): () => void {
  window.addEventListener(SAVED, listener);
  return () => window.removeEventListener(SAVED, listener);
}
