import { getTranslation } from "@payloadcms/translations";
import { useAllFormFields, useDebounce, useDocumentInfo, useForm, useTranslation } from "@payloadcms/ui";
import { useCallback, useEffect, useState } from "react";
import { fieldsOf, isRecord, isText } from "../../../shared/record";
import { sharedChanges } from "../together/shared-changes";
import { readJson } from "./answers";
import { useDocumentUrl } from "./use-document-url";
import { useRead } from "./use-read";

/** Debounce while typing, in milliseconds. */
const PAUSE = 500;

/** Labels of changed fields that are shared by all languages and will go live with the language being published. */
export function useSharedChanges(): string[] {
  const { data, docConfig } = useDocumentInfo();
  const { i18n } = useTranslation();
  const { getData } = useForm();
  const [fields] = useAllFormFields();
  const settled = useDebounce(fields, PAUSE);
  const [names, setNames] = useState<string[]>([]);

  const url = useDocumentUrl();
  const question = useCallback(
    async (signal: AbortSignal) => {
      const found = fieldsOf(await readJson(url, { signal }));
      return found._status === "published" ? found : undefined;
    },
    [url],
  );
  const { answer: live } = useRead(question, data?.updatedAt);

  useEffect(() => {
    const changed = live && docConfig ? sharedChanges(docConfig.fields, live, getData()) : [];
    const nameOf = ({ label, name = "" }: (typeof changed)[number]) =>
      isText(label) || (isRecord(label) && isTexts(label)) ? getTranslation(label, i18n) : name;
    setNames(changed.map(nameOf));
  }, [live, settled, docConfig, getData, i18n]);

  return names;
}

function isTexts(label: Record<string, unknown>): label is Record<string, string> {
  return Object.values(label).every(isText);
}
