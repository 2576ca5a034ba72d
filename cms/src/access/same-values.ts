import { isRecord } from "../../../shared/record";

/** True if two values are equivalent; null, an empty text or list, and false count as empty. */
export function isSame(one: unknown, other: unknown): boolean {
  if (isEmpty(one) && isEmpty(other)) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, index) => isSame(value, other[index]));
  if (isRecord(one) && isRecord(other))
    return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) =>
      isSame(one[key], other[key]),
    );
  // In a form's state, an empty array is the number 0.
  if (Array.isArray(one) || Array.isArray(other)) return isNoRows(one) && isNoRows(other);
  return one === other;
}

function isNoRows(value: unknown): boolean {
  return value === 0 || isEmpty(value);
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === "" || value === false) return true;
  if (Array.isArray(value)) return value.length === 0;
  return isRecord(value) && Object.values(value).every(isEmpty);
}
