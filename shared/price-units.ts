/** A currency by its ISO 4217 code: `EUR`. */
export const CURRENCY = /^[A-Z]{3}$/;

/** What a price is for. */
export const PRICE_UNITS = ["night", "stay", "person"] as const;
