import { isRecord } from "../shared/record";
import { cleanText } from "./clean-text";

/** Levels that are looked at; what is nested deeper is refused when it is parsed. */
const DEEPEST = 100;

/** Fields that hold addresses, which name another thing with any character less; nothing unsafe of one gets on a page. */
const ADDRESSES: ReadonlySet<string> = new Set(["url", "slug", "sourceUrl"]);

/** An answer as it is meant: a field that is null is left out of its object, and no text has characters that break a page. */
export function normaliseAnswer(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return cleanText(value);
  if (depth > DEEPEST) return value;
  if (Array.isArray(value)) return value.map((item) => normaliseAnswer(item, depth + 1));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, field]) => {
      if (field === null) return [];
      return [[name, ADDRESSES.has(name) ? field : normaliseAnswer(field, depth + 1)]];
    }),
  );
}
