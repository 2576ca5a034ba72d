/** A month of a year: `2027-07`. */
export const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;
