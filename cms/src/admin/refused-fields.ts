import { buildFormStateHandler } from "@payloadcms/ui/utilities/buildFormState";
import type { FormState } from "payload";
import { COLLECTIONS, GLOBALS } from "../slugs";

/**
 * Payload returns these fields' errors as they were sent. The form has since validated newer input, and a stale
 * "required" would override that: a filled password could not be saved.
 */
const JUDGED_BY_FORM = ["password", "confirm-password"];

/**
 * Wraps the form state request that follows each change. Payload treats any field without an error in the response as
 * valid, but the response doesn't include checks done only on save, so a rejection would vanish before it could be
 * read.
 */
export const formStateWithRefusals: typeof buildFormStateHandler = async (asked) => {
  const { collectionSlug, globalSlug, data, formState, skipValidation } = asked;
  const isMerged = [...COLLECTIONS, ...GLOBALS].some((slug) => slug === (collectionSlug ?? globalSlug));
  // Payload would make the user reload the form if a colleague saved meanwhile, without what was typed.
  const answer = await buildFormStateHandler(isMerged ? { ...asked, checkForStaleData: false } : asked);
  const isAfterSave = data !== undefined;
  if (isAfterSave && isMerged && formState !== undefined && answer.state !== undefined)
    answer.state = withoutValues(formState, answer.state);
  if (formState !== undefined && answer.state !== undefined)
    answer.state = withoutView(formState, answer.state);
  if (formState !== undefined && !skipValidation && answer.state !== undefined)
    answer.state = withRefusals(formState, answer.state);
  return answer;
};

/**
 * Keeps the form's values after a save. Payload replaces those of all fields but the last one typed in with the saved
 * ones, so anything else typed during the save would be lost, and a row that a colleague added would come without its
 * id, as another row; `use-merging-form.ts` merges in others' changes.
 */
export function withoutValues(sent: FormState, answered: FormState): FormState {
  const entries = Object.entries(answered).flatMap(([path, field]): [string, FormState[string]][] => {
    if (!isInSameRow(path, sent, answered)) return [];
    if (field.addedByServer) return [[path, field]];
    const kept = { ...field };
    for (const name of ["value", "initialValue", "rows", "disableFormData"] as const) delete kept[name];
    return [[path, kept]];
  });
  return Object.fromEntries(entries);
}

/** Leaves to the form which of its rows are open: the user may have opened one since. */
export function withoutView(sent: FormState, answered: FormState): FormState {
  const entries = Object.entries(answered).map(([path, field]): [string, FormState[string]] => {
    if (field.rows === undefined) return [path, field];
    const isShown = (id: string) =>
      sent[path]?.rows?.some((row) => row.id === id && row.collapsed !== undefined);
    const rows = field.rows.map((row) => {
      const kept = { ...row };
      if (isShown(row.id)) delete kept.collapsed;
      return kept;
    });
    return [path, { ...field, rows }];
  });
  return Object.fromEntries(entries);
}

/** True if a field is in no row, or in one that has the same place in both states. */
function isInSameRow(path: string, sent: FormState, answered: FormState): boolean {
  const names = path.split(".");
  return names.every((name, index) => {
    if (!/^\d+$/.test(name)) return true;
    const id = `${names.slice(0, index + 1).join(".")}.id`;
    return sent[id]?.value === answered[id]?.value;
  });
}

/** Marks fields sent as invalid as still invalid in the returned state, and counts them on their rows. */
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
