/** Names of the parameters in which a page keeps what its visitor chose there. */
export const PAGE_STATE = {
  compare: "compare",
  month: "month",
  adults: "adults",
  children: "children",
  traits: "with",
  sort: "sort",
} as const;

/** What a page keeps in its address, without anything else: `?compare=a,b&utm_source=x` → `?compare=a,b`. */
export function pageState(search: string): string {
  const names: readonly string[] = Object.values(PAGE_STATE);
  const kept = search
    .slice(1)
    .split("&")
    .filter((pair) => names.includes(pair.split("=", 1)[0] ?? ""));
  return kept.length > 0 ? `?${kept.join("&")}` : "";
}
