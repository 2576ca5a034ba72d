import { isRecord } from "./record";

/** Returns an error's message, or the thrown value as text. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/**
 * Returns an error's message with those of its causes: `fetch` hides the reason of a network error in its cause, and
 * for a host with several addresses in the errors of its cause.
 */
export function fullMessageOf(error: unknown): string {
  if (!isError(error)) return String(error);
  const { message, name, cause, errors } = error;
  const within = [...(Array.isArray(errors) ? errors : []), cause]
    .filter(isError)
    .map(fullMessageOf)
    .join(", ");
  return [message, within].filter(Boolean).join(": ") || name;
}

/** True if a system error has this code, such as `ENOENT`. */
export function hasCode(error: unknown, code: string): boolean {
  return typeof error === "object" && error !== null && "code" in error && error.code === code;
}

/** Not `instanceof`: errors of Node's own `fetch` are of another realm in tests. */
function isError(
  value: unknown,
): value is { message: string; name: string; cause?: unknown; errors?: unknown } {
  return isRecord(value) && typeof value.message === "string" && typeof value.name === "string";
}
