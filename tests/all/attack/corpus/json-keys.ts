/** Names that every object has without being given them, and others that code may take for its own. A new case is one line. */
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

/** What such a name may hold. */
export const JSON_VALUES: readonly unknown[] = [null, { constructor: { prototype: { polluted: true } } }];

/** JSON as it goes over the wire, with an unknown field: `__proto__` written as any other name. */
export function withField(json: unknown, key: string, value: unknown): string {
  const text = JSON.stringify(json);
  return `{${JSON.stringify(key)}:${JSON.stringify(value)}${text === "{}" ? "" : ","}${text.slice(1)}`;
}
