import { buildFormStateHandler } from "@payloadcms/ui/utilities/buildFormState";
import type { FormState } from "payload";

/**
 * Payload answers these as they were sent. Meanwhile the form has judged what was typed since, and would take "required" from before for
 * the last word: a filled password could not be saved.
 */
const JUDGED_BY_FORM = ["password", "confirm-password"];

/**
 * What a form asks a moment after each change. Payload takes a field that the answer does not call wrong for right, and the answer
 * knows nothing of what only a save checks: the reason of a refusal would be gone before anybody read it.
 */
export const formStateWithRefusals: typeof buildFormStateHandler = async (asked) => {
  const answer = await buildFormStateHandler(asked);
  const { formState, skipValidation } = asked;
  if (formState !== undefined && !skipValidation && answer.state !== undefined)
    answer.state = withRefusals(formState, answer.state);
  return answer;
};

/** An answered state in which each field that was sent as refused still is, and is counted at its rows. */
export function withRefusals(sent: FormState, answered: FormState): FormState {
  const refused = new Set(Object.keys(sent).filter((path) => sent[path]?.valid === false));
  const judged = Object.entries(answered).filter(([path]) => !JUDGED_BY_FORM.includes(path));
  const entries = judged.map(([path, field]): [string, FormState[string]] => {
    const { errorMessage, errorPaths = [] } = sent[path] ?? {};
    const below = errorPaths.filter((errorPath) => refused.has(errorPath));
    return [
      path,
      {
        ...field,
        ...(refused.has(path) && { valid: false, errorMessage: field.errorMessage ?? errorMessage }),
        ...(below.length > 0 && { errorPaths: [...new Set([...(field.errorPaths ?? []), ...below])] }),
      },
    ];
  });
  return Object.fromEntries(entries);
}
