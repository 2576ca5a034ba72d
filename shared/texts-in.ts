/** Every text in a value and the objects, lists and maps below it. */
export function* textsIn(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (value instanceof Map || Array.isArray(value))
    for (const item of value.values()) yield* textsIn(item);
  else if (typeof value === "object" && value !== null)
    for (const item of Object.values(value)) yield* textsIn(item);
}
