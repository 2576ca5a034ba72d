/** Pixels between a dialog, what it belongs to and the window's edges. */
const GAP = 8;

/** Places an open dialog of fixed position below an element; above it where only there is room, else in the middle. */
export function placeBeside(dialog: HTMLElement, element: HTMLElement): void {
  const box = element.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const { offsetWidth, offsetHeight } = dialog;
  const start = document.dir === "rtl" ? clientWidth - box.right : box.left;
  const below = box.bottom + GAP;
  const above = box.top - GAP - offsetHeight;
  const middle = Math.max(0, (clientHeight - offsetHeight) / 2);
  const fits = below + offsetHeight <= clientHeight ? below : above >= 0 ? above : middle;
  dialog.style.insetBlockStart = `${fits}px`;
  dialog.style.insetInlineStart = `${Math.max(0, Math.min(start, clientWidth - offsetWidth - GAP))}px`;
}
