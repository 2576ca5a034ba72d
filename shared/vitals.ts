/** Path of the endpoint to which visitors' browsers send measurements, script errors and reports. */
export const VITALS_PATH = "/v1/web/vitals";

/** The Core Web Vitals: milliseconds, and a score for CLS. */
export const VITALS = ["LCP", "INP", "CLS"] as const;
export type Vital = (typeof VITALS)[number];

/** The path under which all addresses without a page are counted. */
export const NOT_FOUND_ROUTE = "/404";
