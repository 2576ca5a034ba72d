import { ValidationError } from "payload";
import { messageOf } from "../../../shared/errors";

/** All validation errors, each with its field. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof ValidationError)) return messageOf(error);
  const faults: { label?: unknown; path: string; message: string }[] = error.data.errors;
  return faults
    .map(({ label, path, message }) => `${typeof label === "string" ? label : path}: ${message}`)
    .join(" ");
}
