import { isRecord } from "../../../shared/record";

/** Returns a document in one language with the texts at these paths replaced. */
export function withTexts(
  doc: Record<string, unknown>,
  texts: ReadonlyMap<string, string>,
  path = "",
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(doc).map(([name, value]) => {
      const at = path + name;
      if (texts.has(at)) return [name, texts.get(at)];
      if (Array.isArray(value))
        return [
          name,
          value.map((row: unknown) =>
            isRecord(row) ? withTexts(row, texts, `${at}.${String(row.id)}.`) : row,
          ),
        ];
      return [name, isRecord(value) ? withTexts(value, texts, `${at}.`) : value];
    }),
  );
}
