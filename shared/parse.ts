import { type ValidateOptions, ValidationError } from "yup";

/** The part of a yup schema needed for parsing. */
export interface Parser<Parsed> {
  validateSync(raw: unknown, options?: ValidateOptions): Parsed;
}

/** Maximum nesting of lists and objects; what people write has ten levels. */
const DEEPEST = 100;
/** Maximum length of a path in an error, in characters. */
const SHOWN = 80;

/**
 * Parses outside data with a schema; always use this instead of the schema itself. Drops fields named like
 * inherited properties (`constructor`, `__proto__`) first, which yup would take for its own. Always throws a
 * ValidationError of the caller's own yup.
 */
export function parse<Parsed>(schema: Parser<Parsed>, raw: unknown, options?: ValidateOptions): Parsed {
  const own = withoutInheritedNames(raw, "", 0);
  try {
    return schema.validateSync(own, options);
  } catch (error) {
    if (ValidationError.isError(error)) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new ValidationError(`it can not be read: ${reason}`);
  }
}

/** Like `parse`, but returns undefined if the data doesn't match the schema. */
export function tryParse<Parsed>(
  schema: Parser<Parsed>,
  raw: unknown,
  options?: ValidateOptions,
): Parsed | undefined {
  try {
    return parse(schema, raw, options);
  } catch {
    return undefined;
  }
}

/** Returns the same object if it has none of these names. */
function withoutInheritedNames(raw: unknown, path: string, depth: number): unknown {
  if (typeof raw !== "object" || raw === null || ArrayBuffer.isView(raw)) return raw;
  if (depth > DEEPEST) {
    const start = path.slice(0, SHOWN);
    throw new ValidationError(`${start}… is nested deeper than ${DEEPEST} levels`, undefined, start);
  }
  if (Array.isArray(raw)) {
    const items = raw.map((item, index) => withoutInheritedNames(item, `${path}[${index}]`, depth + 1));
    return items.some((item, index) => item !== raw[index]) ? items : raw;
  }
  const fields: [string, unknown][] = [];
  let isChanged = false;
  for (const [name, value] of Object.entries(raw)) {
    const field = path === "" ? name : `${path}.${name}`;
    const isInherited = name in Object.prototype;
    const own = isInherited ? undefined : withoutInheritedNames(value, field, depth + 1);
    isChanged ||= own !== value;
    if (!isInherited) fields.push([name, own]);
  }
  return isChanged || fields.length < Object.keys(raw).length ? Object.fromEntries(fields) : raw;
}
