import type { FieldError } from "./open-forms";
import type { Choices } from "./take-in";

/** What a conflict says; a list of rows may have several. */
export function messageAt(conflicts: readonly FieldError[], path: string): string {
  return conflicts.flatMap((conflict) => (conflict.path === path ? conflict.message : [])).join(" ");
}

/** The choices that still count after another refusal: those in conflicts that say the same. */
export function keptChoices(
  choices: Choices,
  before: readonly FieldError[],
  now: readonly FieldError[],
): Choices {
  return new Map([...choices].filter(([path]) => messageAt(before, path) === messageAt(now, path)));
}
