import { mixed } from "yup";

/** Whether a value is an object with fields, and no list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The fields of an object; whatever else a value is has none. */
export function fieldsOf(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}

export function isText(value: unknown): value is string {
  return typeof value === "string";
}

export function isNumber(value: unknown): value is number {
  return typeof value === "number";
}

/** Whether a value is an object all of whose fields, whatever their names, are as `isValue` says. */
export function isRecordOf<Value>(
  isValue: (value: unknown) => value is Value,
): (value: unknown) => value is Record<string, Value> {
  return (value): value is Record<string, Value> => isRecord(value) && Object.values(value).every(isValue);
}

/** Schema of such an object. */
export function recordOf<Value>(isValue: (value: unknown) => value is Value) {
  return mixed(isRecordOf(isValue));
}
