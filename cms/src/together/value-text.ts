import { fieldsOf, isRecord } from "../../../shared/record";

const MOST = 200;
const NOTHING = "–";

/** A value of a field in few words. */
export function valueText(value: unknown): string {
  const text = textOf(value).replaceAll(/\s+/g, " ").trim();
  if (text === "") return NOTHING;
  return text.length > MOST ? `${text.slice(0, MOST)} …` : text;
}

function textOf(value: unknown): string {
  if (typeof value === "string") return value.replaceAll(/<[^>]*>/g, " ");
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join(", ");
  if (!isRecord(value)) return "";
  // A row says its texts, not its own id.
  return Object.entries(fieldsOf(value))
    .filter(([name]) => name !== "id")
    .map(([, inner]) => textOf(inner))
    .filter(Boolean)
    .join(", ");
}
