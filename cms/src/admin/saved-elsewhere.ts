const SAVED = "cms-saved-elsewhere";

/** Tells the open form that its document was saved outside it. */
export function savedElsewhere(): void {
  window.dispatchEvent(new Event(SAVED));
}

/** Calls `listener` then; returns a function that ends it. */
export function onSavedElsewhere(listener: () => void): () => void {
  window.addEventListener(SAVED, listener);
  return () => window.removeEventListener(SAVED, listener);
}
