/** How price messages of `detail.json` are put in: by the build's means or the browser's. */
interface Say {
  fill: (message: "party" | "family", values: Record<string, string>) => string;
  count: (noun: "adults" | "children", count: number) => string;
}

/** (`from 410 € a night`, two adults and a child) → `from 410 € a night for 2 adults and 1 child`. */
export function priceForParty(
  price: string,
  { adults, children }: { adults: number; children?: number | null },
  { fill, count }: Say,
): string {
  return fill(children ? "family" : "party", {
    price,
    adults: count("adults", adults),
    children: count("children", children ?? 0),
  });
}
