import type { Difference } from "./differences";

/**
 * Formats differences as lines for people, by call and field. The same difference in many responses is listed
 * once, with their number and one example URL.
 */
export function formatDifferences(differences: readonly Difference[]): string[] {
  const calls = groupBy(differences, ({ call }) => call);
  return [...calls].flatMap(([call, ofCall]) => [
    `${call}:`,
    ...[...groupBy(ofCall, ({ field, message }) => `${anyIndex(field)}: ${anyIndex(message)}`)].flatMap(
      ([, same]) => {
        const [first] = same;
        if (!first) return [];
        const others = same.length > 1 ? `, and ${same.length - 1} more like it` : "";
        return [`  ${first.field || "(answer)"}: ${first.message}`, `    in GET ${first.url}${others}`];
      },
    ),
  ]);
}

/** `contents[12].title` → `contents[].title`. */
function anyIndex(text: string): string {
  return text.replace(/\[\d+\]/g, "[]");
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
