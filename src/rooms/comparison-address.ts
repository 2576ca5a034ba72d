import { PAGE_STATE } from "../locale/page-state";

/** Number of rooms that can be compared. */
export const COMPARISON_MIN = 2;
export const COMPARISON_MAX = 4;

const PARAMETER = PAGE_STATE.compare;

/** True if a URL names rooms to compare, known or not. */
export function asksComparison(search: string): boolean {
  return new URLSearchParams(search).has(PARAMETER);
}

/**
 * Slugs that a URL compares, known ones only, without duplicates: `?compare=a,b,x` → `["a", "b"]`. `names` maps
 * every name of a room, such as its slug in another language, to its slug.
 */
export function readComparison(search: string, names: ReadonlyMap<string, string>): string[] {
  const slugs = new URLSearchParams(search).get(PARAMETER)?.split(",") ?? [];
  return [...new Set(slugs.flatMap((slug) => names.get(slug) ?? []))].slice(0, COMPARISON_MAX);
}

/**
 * The query of a URL that compares these slugs, preserving other parameters: (`?a=1`, [`b`, `c`]) →
 * `?a=1&compare=b,c`.
 */
export function writeComparison(search: string, slugs: readonly string[]): string {
  const parameters = new URLSearchParams(search);
  parameters.delete(PARAMETER);
  const rest = parameters.toString();
  const comparison = slugs.length > 0 ? `${PARAMETER}=${slugs.map(encodeURIComponent).join(",")}` : "";
  const query = [rest, comparison].filter(Boolean).join("&");
  return query ? `?${query}` : "";
}
