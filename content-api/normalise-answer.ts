import { isRecord } from "../shared/record";
import { cleanText } from "./clean-text";

/** Maximum depth that is inspected; anything nested deeper is rejected when parsed. */
const DEEPEST = 100;

/**
 * Fields with addresses, in which dropping a character would change the target; nothing unsafe in them reaches a
 * page.
 */
const ADDRESSES: ReadonlySet<string> = new Set(["url", "slug", "sourceUrl"]);

/** Normalises a response: drops null fields and strips characters from texts that would break a page. */
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
