/** The parts of a key: a word that the site knows, and an editor's suffix: `SECTION` and `2`. */
interface KeyParts {
  kind: string;
  name?: string;
}

/** The kind of a key that starts with no known word; its name is the whole key. */
export const FREE = "FREE";

/** `SECTION_2` → SECTION and 2; `OTHER_TABLES` → FREE and OTHER_TABLES. The longest known word wins. */
export function splitKey(key: string, kinds: readonly string[]): KeyParts {
  const kind = [...kinds]
    .sort((one, other) => other.length - one.length)
    .find((word) => key === word || key.startsWith(`${word}_`));
  if (kind === undefined) return { kind: FREE, name: key };
  return key === kind ? { kind } : { kind, name: key.slice(kind.length + 1) };
}

/** SECTION and 2 → `SECTION_2`; FREE and OTHER_TABLES → `OTHER_TABLES`. */
export function joinKey({ kind, name }: KeyParts): string {
  if (kind === FREE) return name ?? "";
  return name ? `${kind}_${name}` : kind;
}
