import { type ValidateOptions, ValidationError } from "yup";

/** A yup schema, as those see it who only parse with it. */
export interface Parser<Parsed> {
  validateSync(raw: unknown, options?: ValidateOptions): Parsed;
}

/** Levels of lists and objects in each other; what anybody writes has ten. */
const DEEPEST = 100;
/** Characters of a path that an error shows. */
const SHOWN = 80;

/**
 * Reads outside data by a schema: the only way to one. Fields named as what every object has (`constructor`, `__proto__`)
 * are dropped before: yup takes them for fields of its own. Whatever is thrown is a ValidationError, of the caller's own yup.
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

/** The same; undefined where the data is not as the schema says. */
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

/** What has none of these names comes back as it is. */
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
