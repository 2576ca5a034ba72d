/** An ISO 4217 currency code: `EUR`. */
export const CURRENCY = /^[A-Z]{3}$/;

/** Units of a price. */
export const PRICE_UNITS = ["night", "stay", "person"] as const;
