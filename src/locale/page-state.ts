import { ENQUIRY_PARAMETER } from "../../shared/enquiry-parameter";

/** Query parameters in which a page keeps its visitor's choices. */
export const PAGE_STATE = {
  compare: "compare",
  month: "month",
  adults: "adults",
  children: "children",
  traits: "with",
  sort: "sort",
  enquiry: ENQUIRY_PARAMETER,
} as const;

/** Keeps only a page's own state in its query: `?compare=a,b&utm_source=x` → `?compare=a,b`. */
export function pageState(search: string): string {
  const names: readonly string[] = Object.values(PAGE_STATE);
  const kept = search
    .slice(1)
    .split("&")
    .filter((pair) => names.includes(pair.split("=", 1)[0] ?? ""));
  return kept.length > 0 ? `?${kept.join("&")}` : "";
}
