/** A month of a year: `2027-07`. */
export const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;

/** `2028-02` → `2028-02-29`. */
export function lastDayOf(month: string): string {
  const [year, number] = month.split("-").map(Number);
  return new Date(Date.UTC(year ?? NaN, number ?? NaN, 0)).toISOString().slice(0, 10);
}

/** A whole number for each month, from January to December: `17 16 17 …`. */
export const MONTHLY = /^-?\d{1,2}(?: -?\d{1,2}){11}$/;
