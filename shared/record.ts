import { mixed } from "yup";

/** True for an object that isn't an array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns an object's fields; none for any other value. */
export function fieldsOf(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}

/** Returns a list's items, each as its fields; none for any other value. */
export function rowsOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.map(fieldsOf) : [];
}

export function isText(value: unknown): value is string {
  return typeof value === "string";
}

export function isNumber(value: unknown): value is number {
  return typeof value === "number";
}

/** True for an object all of whose fields, whatever their names, satisfy `isValue`. */
export function isRecordOf<Value>(
  isValue: (value: unknown) => value is Value,
): (value: unknown) => value is Record<string, Value> {
  return (value): value is Record<string, Value> => isRecord(value) && Object.values(value).every(isValue);
}

/** Schema of such an object. */
export function recordOf<Value>(isValue: (value: unknown) => value is Value) {
  return mixed(isRecordOf(isValue));
}
