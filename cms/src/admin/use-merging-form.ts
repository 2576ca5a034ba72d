import {
  useDocumentInfo,
  useForm,
  useFormBackgroundProcessing,
  useFormProcessing,
  useLocale,
  useServerFunctions,
} from "@payloadcms/ui";
import { useCallback, useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { fieldsOf } from "../../../shared/record";
import { useDocumentUrl } from "./use-document-url";
import { keepView } from "./keep-view";
import { formKey, isOnItsWay, savesEnded } from "./open-forms";
import { isSame } from "../access/same-values";
import { mergeChanges, type Winner } from "../together/merge-changes";

type Values = Record<string, unknown>;

/** Maximum retries when the user keeps typing during the request. */
const TRIES = 5;

/** Winners of conflicts, by path. */
export type Choices = ReadonlyMap<string, Winner>;

/** A form that tracks the values it was loaded with and merges in others' changes. */
export interface MergingForm {
  base(): Values;
  /** The document's API URL, in the form's language. */
  url: string;
  /** Called after a successful save with the sent values and the stored document. */
  saved(sent: Values, doc: Values): void;
  /** Shows other values as changes to the given base. */
  show(values: Values, loadedWith: Values): Promise<void>;
  /** Merges in the stored document; conflicts without a chosen winner are left unresolved. */
  takeIn(choices?: Choices): Promise<void>;
}

export function useMergingForm(savedAt: string | undefined): MergingForm {
  const { id, collectionSlug, globalSlug, data, setData, docPermissions, getDocPreferences } =
    useDocumentInfo();
  const { code: locale } = useLocale();
  const { getFormState } = useServerFunctions();
  const { dispatchFields, getData, getFields } = useForm();
  const isBusy = [useFormProcessing(), useFormBackgroundProcessing()].includes(true);
  const base = useRef<Values>(fieldsOf(data));
  /** When the version the form is based on was saved; empty if it is older than the form's own save. */
  const known = useRef(timeOf(data));
  /** When the form itself saved last. */
  const savedByForm = useRef("");

  const url = useDocumentUrl();

  // The view was reloaded from the server, and the form with it.
  useEffect(() => {
    if (data === undefined || [known.current, savedByForm.current].includes(timeOf(data))) return;
    known.current = timeOf(data);
    base.current = data;
  }, [data]);

  const replace = useCallback(
    async (valuesOf: (mine: Values) => Values, isOutdated: () => boolean = () => false) => {
      for (let tries = 0; tries < TRIES; tries++) {
        const mine = getData();
        const values = valuesOf(mine);
        if (isSame(values, mine)) return true;
        const { state } = await getFormState({
          id,
          collectionSlug,
          globalSlug,
          data: values,
          docPermissions,
          docPreferences: await getDocPreferences(),
          locale,
          operation: "update",
          renderAllFields: true,
          schemaPath: collectionSlug ?? globalSlug ?? "",
          skipValidation: true,
        });
        if (isOutdated()) return false;
        if (state === undefined || !isSame(getData(), mine)) continue;
        // A save that followed before the form was rendered would send the replaced values.
        flushSync(() => dispatchFields({ type: "REPLACE_STATE", state: keepView(getFields(), state) }));
        return true;
      }
      return false;
    },
    [
      getData,
      getFields,
      getFormState,
      id,
      collectionSlug,
      globalSlug,
      docPermissions,
      getDocPreferences,
      locale,
      dispatchFields,
    ],
  );

  const takeIn = useCallback(
    async (choices: Choices = new Map()) => {
      const key = formKey(url);
      await savesEnded(key);
      const start = base.current;
      // What was read before a save of this form would undo it.
      const isOutdated = () => base.current !== start || isOnItsWay(key);
      const answer = await fetch(`${url}&draft=true`);
      if (!answer.ok) return;
      const theirs = fieldsOf(await answer.json());
      if (isOutdated()) return;
      let isWhole = true;
      const isShown = await replace((mine) => {
        const { merged, conflicts } = mergeChanges(
          { base: base.current, theirs, mine },
          (path) => choices.get(path) ?? "mine",
        );
        isWhole = conflicts.every(({ path }) => choices.has(path));
        return { ...mine, ...merged };
      }, isOutdated);
      if (!isShown || !isWhole) return;
      base.current = theirs;
      known.current = timeOf(theirs);
      setData(theirs);
    },
    [url, replace, setData],
  );

  // During a save, its response brings the changes.
  useEffect(() => {
    if (savedAt !== undefined && savedAt > known.current && !isBusy) void takeIn();
  }, [savedAt, isBusy, takeIn]);

  return {
    base: () => base.current,
    url,
    saved: (sent, doc) => {
      const isAll = isSame(mergeChanges({ base: sent, theirs: doc, mine: sent }).merged, withoutOwn(sent));
      savedByForm.current = timeOf(doc);
      base.current = isAll ? doc : sent;
      known.current = isAll ? timeOf(doc) : "";
    },
    show: async (values, loadedWith) => {
      if (await replace((mine) => ({ ...mine, ...values }))) base.current = loadedWith;
    },
    takeIn,
  };
}

function timeOf(doc: unknown): string {
  const { updatedAt } = fieldsOf(doc);
  return typeof updatedAt === "string" ? updatedAt : "";
}

/** Reduces the sent values to those that are merged. */
function withoutOwn(sent: Values): Values {
  return mergeChanges({ base: sent, theirs: sent, mine: sent }).merged;
}
