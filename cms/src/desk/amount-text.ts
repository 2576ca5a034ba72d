/** True for digits with at most one comma or point, and for a part of such a number. */
export function isAmountText(text: string): boolean {
  return /^\d*[.,]?\d*$/.test(text);
}

/** `230,5` → 230.5; undefined if there is no digit. */
export function amountIn(text: string): number | undefined {
  return /\d/.test(text) ? Number(text.replace(",", ".")) : undefined;
}
