import { useAllFormFields, useDebounce, useForm } from "@payloadcms/ui";
import { useEffect, useRef, useState } from "react";
import { isSame } from "../access/same-values";
import { mergeChanges } from "../together/merge-changes";
import { forgetWords, keepWords, keptWords } from "./kept-words";
import { formKey } from "./open-forms";
import type { MergingForm } from "./use-merging-form";

/** Debounce while typing, in milliseconds. */
const PAUSE = 300;

interface Kept {
  /** When they were stored. */
  at: number;
  bringBack(): Promise<void>;
  forget(): void;
}

/** Stores unsaved form values in this browser; returns those left by an earlier form. */
export function useKeptWords(form: MergingForm, isUnsaved: boolean): Kept | undefined {
  const { getData } = useForm();
  const [fields] = useAllFormFields();
  const settled = useDebounce(fields, PAUSE);
  const wasUnsaved = useRef(false);
  const key = formKey(form.url);
  const [kept, setKept] = useState<ReturnType<typeof keptWords>>();

  useEffect(() => {
    const found = keptWords(key);
    if (found === undefined) return;
    const theirs = getData();
    const { merged } = mergeChanges({ base: found.base, theirs, mine: found.mine });
    if (isSame({ ...theirs, ...merged }, theirs)) forgetWords(key);
    else setKept(found);
    // Runs once, when the form opens.
  }, [key, getData]);

  useEffect(() => {
    if (isUnsaved) keepWords(key, form.base(), getData());
    else if (wasUnsaved.current) forgetWords(key);
    wasUnsaved.current = isUnsaved;
  }, [isUnsaved, settled, key, form, getData]);

  const end = () => {
    forgetWords(key);
    setKept(undefined);
  };
  return (
    kept && {
      at: kept.at,
      bringBack: async () => {
        const { merged } = mergeChanges({ base: kept.base, theirs: getData(), mine: kept.mine });
        await form.show(merged, kept.base);
        end();
      },
      forget: end,
    }
  );
}
