/** What the bytes say as JSON, with a byte order mark or without one; undefined where they are none. */
export function readJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}
