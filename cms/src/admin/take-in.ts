import { fieldsOf } from "../../../shared/record";
import type { KnownDocument } from "../together/known-document";
import { mergeChanges, rebase, type Winner } from "../together/merge-changes";
import { withRowIds } from "../together/row-path";
import { formKey, isOnItsWay, savesEnded } from "./open-forms";
import { reached, type Trouble } from "./reached";

type Values = Record<string, unknown>;

/** Winners of conflicts, by path with ids of rows. */
export type Choices = ReadonlyMap<string, Winner>;

interface Form {
  /** The document's API URL, in the form's language. */
  url: string;
  known: KnownDocument;
  /** Replaces the form's values; resolves with false if they became outdated. */
  replace(valuesOf: (mine: Values) => Values, isOutdated: () => boolean): Promise<boolean>;
  /** Accepts the stored document, once the form shows all of it. */
  setData(doc: Values): void;
}

/**
 * Merges the stored document into a form, again if the form saved or merged something else meanwhile; conflicts without
 * a chosen winner are left unresolved. Resolves with the reason if the CMS could not be reached.
 */
export async function takeIn(
  { url, known, replace, setData }: Form,
  choices: Choices,
): Promise<Trouble | undefined> {
  const key = formKey(url);
  for (;;) {
    await savesEnded(key);
    const { base } = known;
    // Values read before a save of this form would undo it.
    const isOutdated = () => known.base !== base || isOnItsWay(key);
    const answer = await reached(fetch(`${url}&draft=true`));
    if (typeof answer === "string") return answer;
    if (!answer.ok) return undefined;
    const theirs = fieldsOf(await answer.json());
    let isWhole = true;
    let rebased = theirs;
    const isShown = await replace((mine) => {
      const chosen = (path: string) => choices.get(withRowIds(mine, path));
      const { merged, conflicts } = mergeChanges({ base, theirs, mine }, (path) => chosen(path) ?? "mine");
      isWhole = conflicts.every(({ path }) => chosen(path) !== undefined);
      rebased = rebase({ base, theirs, mine }, (path) => choices.has(withRowIds(base, path)));
      return { ...mine, ...merged };
    }, isOutdated);
    if (!isShown) continue;
    if (isWhole) {
      known.shown(theirs);
      setData(theirs);
    } else known.base = rebased;
    return undefined;
  }
}
