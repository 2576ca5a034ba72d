import { readFileSync } from "node:fs";

/** Names, numbers, addresses and texts of the embedded hotel that no code or other hotel's site would contain. */
export function hotelWords(): string[] {
  const hotel: unknown = JSON.parse(readFileSync("content/hotel.json", "utf8"));
  return strings(hotel).filter((text) => text.length > 7 && !ANYBODYS.test(text));
}

/** File names, time zones, page keys, and words that any hotel may use. */
const ANYBODYS = /\.svg$|^Europe\/|^page:|^(English|German|Russian|Turkish|All-inclusive)$/i;

function strings(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(strings);
}
