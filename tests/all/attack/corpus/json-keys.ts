/** Names that every object inherits, and others that code may mistake for its own. A new case is one line. */
export const JSON_KEYS: readonly string[] = [
  "__proto__",
  "constructor",
  "toString",
  "toLocaleString",
  "valueOf",
  "hasOwnProperty",
  "isPrototypeOf",
  "propertyIsEnumerable",
  "__defineGetter__",
  "__defineSetter__",
  "__lookupGetter__",
  "__lookupSetter__",
  "prototype",
  "length",
  "then",
  "toJSON",
  "",
  " ",
  ".",
  "[0]",
  "a.b",
  "\u0000",
  "\ud800",
];

/** Values of a field with such a name. */
export const JSON_VALUES: readonly unknown[] = [null, { constructor: { prototype: { polluted: true } } }];

/** Serializes JSON with an unknown field; `__proto__` is written like any other name. */
export function withField(json: unknown, key: string, value: unknown): string {
  const text = JSON.stringify(json);
  return `{${JSON.stringify(key)}:${JSON.stringify(value)}${text === "{}" ? "" : ","}${text.slice(1)}`;
}
