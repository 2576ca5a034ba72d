/** Parses JSON with or without a byte order mark; undefined if it is invalid. */
export function readJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}
