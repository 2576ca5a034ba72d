import type { FlattenedField } from "payload";
import { isRecord } from "../../../shared/record";

/** Path of the first date field whose value is no date, including what Payload itself dates, such as `createdAt`. */
export function dateFault(fields: readonly FlattenedField[], data: unknown): string | undefined {
  if (!isRecord(data)) return undefined;
  for (const field of fields) {
    const value = data[field.name];
    const fault = field.type === "date" ? faultOfDate(value) : faultWithin(field, value);
    if (fault !== undefined) return [field.name, fault].filter(Boolean).join(".");
  }
  return undefined;
}

function faultOfDate(value: unknown): "" | undefined {
  if (value === undefined || value === null || value instanceof Date) return undefined;
  const isDate =
    (typeof value === "string" || typeof value === "number") && !Number.isNaN(new Date(value).getTime());
  return isDate ? undefined : "";
}

function faultWithin(field: FlattenedField, value: unknown): string | undefined {
  if (!("flattenedFields" in field)) return undefined;
  if (!Array.isArray(value)) return dateFault(field.flattenedFields, value);
  for (const [index, row] of value.entries()) {
    const fault = dateFault(field.flattenedFields, row);
    if (fault !== undefined) return `${index}.${fault}`;
  }
  return undefined;
}
