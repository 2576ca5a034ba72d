import { ValidationError } from "yup";

/** One place where the content violates its format. */
export interface Fault {
  /** Path relative to the content folder: `pages/home.json`. */
  file: string;
  /** `contents[2].title`; empty for the file as a whole. */
  field: string;
  reason: string;
}

/** All faults of a content folder, one per line: `pages/home.json: contents[2].title: has no text in tr`. */
export class ContentError extends Error {
  override readonly name = "ContentError";

  constructor(
    contentDir: string,
    readonly faults: readonly Fault[],
  ) {
    const sorted = [...faults].sort((a, b) => a.file.localeCompare(b.file));
    const lines = new Set(
      sorted.map(({ file, field, reason }) => [file, field, reason].filter(Boolean).join(": ")),
    );
    super(
      `The content in ${contentDir} breaks its format (content/README.md describes it) in ${lines.size} ` +
        `${lines.size === 1 ? "place" : "places"}:\n- ${[...lines].join("\n- ")}`,
    );
  }
}

/** A call that can't be answered, with the status and the message for the caller. */
export class CallError extends Error {
  override readonly name = "CallError";

  constructor(
    readonly status: 400 | 404,
    message: string,
  ) {
    super(message);
  }
}

/** Returns the faults a schema found in a file; rethrows any other error. */
export function schemaFaults(file: string, error: unknown): Fault[] {
  if (!(error instanceof ValidationError)) throw error;
  const found = error.inner.length > 0 ? error.inner : [error];
  return found.map(({ path = "", message }) => ({ file, field: path, reason: message }));
}
