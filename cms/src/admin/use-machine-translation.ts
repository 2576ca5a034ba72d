import { useAuth, useConfig, useDocumentInfo, useLocale } from "@payloadcms/ui";
import { useState } from "react";
import { fillMessage } from "../../../languages/fill-message";
import { isAddress } from "../translation/document-texts";
import { askMachine } from "./ask-machine";
import { useDeskTexts, useLanguage } from "./desk-texts";
import { savedElsewhere } from "./saved-elsewhere";
import { useSourceLanguage } from "./source-language";

/** Machine translation of an open form's texts, saved as a draft that the form then merges in. */
interface MachineTranslation {
  isBusy: boolean;
  /** What happened, in sentences. */
  said: readonly string[];
  /** Translates all missing texts, or those at these paths. */
  translate(paths?: readonly string[]): void;
}

/** Undefined if no service is configured, or the user may not write in this language. */
export function useMachineTranslation(): MachineTranslation | undefined {
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  const { config } = useConfig();
  const { user } = useAuth();
  const { code } = useLocale();
  const language = useLanguage();
  const { translations: say } = useDeskTexts();
  const { language: from } = useSourceLanguage();
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState<readonly string[]>([]);
  const mayWrite = user?.role !== "translator" || user.languages?.includes(code) === true;
  if (config.admin.custom?.machineTranslation !== true || !mayWrite || from === undefined) return undefined;

  const translate = async (paths?: readonly string[]) => {
    setBusy(true);
    setSaid([]);
    const url = `${config.routes.api}/machine-translation?locale=${code}`;
    const document = globalSlug === undefined ? { collection: collectionSlug, id } : { global: globalSlug };
    const answer = await askMachine(url, { ...document, from, paths }, language);
    setBusy(false);
    if ("message" in answer) return setSaid([answer.message ?? say.noAnswer]);
    const { written, refused } = answer;
    const isNothing = written === 0 && refused.length === 0;
    const done = written === 0 ? [] : [fillMessage(say.translated, { count: written })];
    setSaid(isNothing ? [say.nothingNew] : [...done, ...refused]);
    if (written > 0) savedElsewhere();
  };
  return { isBusy, said, translate: (paths) => void translate(paths) };
}

/** Addresses aren't machine-translated. */
export function isForMachine(path: string): boolean {
  return !isAddress({ name: path.split(".").at(-1) ?? "" });
}
