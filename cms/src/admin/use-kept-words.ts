import { useAllFormFields, useDebounce, useForm } from "@payloadcms/ui";
import { useEffect, useRef, useState } from "react";
import { isSame } from "../access/same-values";
import { mergeChanges, rebase } from "../together/merge-changes";
import { forgetWords, keepWords, type KeptValues, keptWords } from "./kept-words";
import { formKey, type FieldError } from "./open-forms";
import { forgetRefused, useRefusedSaves } from "./refused-saves";
import type { MergingForm } from "./use-merging-form";

/** Debounce while typing, in milliseconds. */
const PAUSE = 300;

interface Kept {
  /** When they were stored. */
  at: number;
  /** Fields that someone else has also changed. */
  conflicts: readonly FieldError[];
  bringBack(): Promise<void>;
  forget(): void;
}

/** Stores unsaved form values in this browser; returns those left by earlier forms. */
export function useKeptWords(form: MergingForm, isUnsaved: boolean): Kept[] {
  const { getData } = useForm();
  const [fields] = useAllFormFields();
  const settled = useDebounce(fields, PAUSE);
  const wasUnsaved = useRef(false);
  const key = formKey(form.url);
  const [kept, setKept] = useState<readonly KeptValues[]>([]);
  const refused = useRefusedSaves().filter((save) => save.key === key);

  useEffect(() => {
    const theirs = getData();
    const isSaved = ({ base, mine }: KeptValues) =>
      isSame({ ...theirs, ...mergeChanges({ base, theirs, mine }).merged }, theirs);
    const found = keptWords(key);
    const unsaved = found.filter((words) => !isSaved(words));
    for (const words of found) if (!unsaved.includes(words)) forgetWords(key, words.form);
    setKept(unsaved);
    // Runs once, when the form opens.
  }, [key, getData]);

  useEffect(() => {
    if (isUnsaved) keepWords(key, form.id, form.base(), getData());
    else if (wasUnsaved.current) forgetWords(key, form.id);
    wasUnsaved.current = isUnsaved;
  }, [isUnsaved, settled, key, form, getData]);

  const offered = ({ at, base, mine }: KeptValues, conflicts: Kept["conflicts"], forget: () => void) => ({
    at,
    conflicts,
    bringBack: async () => {
      const { merged } = mergeChanges({ base, theirs: getData(), mine });
      await form.show(merged, rebase({ base, theirs: form.base(), mine }));
      forget();
    },
    forget,
  });
  const forgetKept = (earlier: string) => {
    forgetWords(key, earlier);
    setKept((words) => words.filter((other) => other.form !== earlier));
  };
  return [
    ...kept.map((words) => offered(words, [], () => forgetKept(words.form))),
    ...refused.map((save) => offered(save, save.conflicts, () => forgetRefused(save))),
  ];
}
