/** What a price is for. */
export const PRICE_UNITS = ["night", "stay", "person"] as const;
