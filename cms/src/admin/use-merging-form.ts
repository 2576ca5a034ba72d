import {
  useDocumentInfo,
  useForm,
  useFormBackgroundProcessing,
  useFormProcessing,
  useLocale,
  useServerFunctions,
} from "@payloadcms/ui";
import { useCallback, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { backAgain } from "./back-again";
import { useDocumentUrl } from "./use-document-url";
import { keepView } from "./keep-view";
import type { Trouble } from "./reached";
import { type Choices, takeIn as merge } from "./take-in";
import { isSame } from "../access/same-values";
import { KnownDocument } from "../together/known-document";

type Values = Record<string, unknown>;

/** Maximum retries when the user keeps typing during the request. */
const TRIES = 5;

/** A form that tracks the values it was loaded with and merges in others' changes. */
export interface MergingForm {
  /** Identifies the form, in its language, among all forms of its document. */
  id: string;
  base(): Values;
  /** The document's API URL, in the form's language. */
  url: string;
  /** Called after a successful save with the sent values and the stored document. */
  saved(sent: Values, doc: Values): void;
  /** Shows other values as changes to the given base. */
  show(values: Values, loadedWith: Values): Promise<void>;
  /**
   * Merges in the stored document; conflicts without a chosen winner are left unresolved. Resolves with the reason if the
   * CMS could not be reached.
   */
  takeIn(choices?: Choices): Promise<Trouble | undefined>;
}

export function useMergingForm(savedAt: string | undefined): MergingForm {
  const { id, collectionSlug, globalSlug, data, setData, docPermissions, getDocPreferences } =
    useDocumentInfo();
  const { code: locale } = useLocale();
  const { getFormState } = useServerFunctions();
  const { dispatchFields, getData, getFields } = useForm();
  const isBusy = [useFormProcessing(), useFormBackgroundProcessing()].includes(true);
  const [known] = useState(() => new KnownDocument(data));
  const [mount] = useState(() => crypto.randomUUID());

  const url = useDocumentUrl();

  useEffect(() => {
    if (data !== undefined) known.viewed(data);
  }, [data, known]);

  const replace = useCallback(
    async (valuesOf: (mine: Values) => Values, isOutdated: () => boolean = () => false) => {
      for (let tries = 0; tries < TRIES && !isOutdated(); tries++) {
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
        // Without a network, Payload resolves with null.
        if (!state) await backAgain();
        if (!state || !isSame(getData(), mine)) continue;
        // Synchronously, because a save before the next render would send the replaced values.
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
    (choices: Choices = new Map()) => merge({ url, known, replace, setData }, choices),
    [url, known, replace, setData],
  );

  // During a save, its response contains the changes.
  useEffect(() => {
    if (savedAt !== undefined && known.isOlderThan(savedAt) && !isBusy) void takeIn();
  }, [savedAt, isBusy, known, takeIn]);

  return {
    id: `${mount} ${url}`,
    base: () => known.base,
    url,
    saved: (sent, doc) => known.saved(sent, doc),
    show: async (values, loadedWith) => {
      if (await replace((mine) => ({ ...mine, ...values }))) known.base = loadedWith;
    },
    takeIn,
  };
}
