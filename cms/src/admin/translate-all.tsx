"use client";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { fillMessage } from "../../../languages/fill-message";
import type { Locale } from "../../../shared/locales";
import { askMachine } from "./ask-machine";
import { useDeskTexts, useLanguage } from "./desk-texts";
import { Sentences } from "./sentences";

interface Props {
  documents: readonly { slug: string; id: number | undefined }[];
  /** Undefined for the first language that has a text. */
  from: Locale | undefined;
  to: Locale;
  /** URL of the CMS's API. */
  api: string;
}

/** Machine-translates everything that is missing, one document after another; stops at an error. */
export function TranslateAll({ documents, from, to, api }: Props) {
  const router = useRouter();
  const language = useLanguage();
  const { translations: say } = useDeskTexts();
  const [done, setDone] = useState<number>();
  const [said, setSaid] = useState<readonly string[]>([]);

  const translate = async () => {
    setSaid([]);
    let count = 0;
    const refusals: string[] = [];
    for (const [index, { slug, id }] of documents.entries()) {
      setDone(index);
      const document = id === undefined ? { global: slug } : { collection: slug, id };
      const answer = await askMachine(
        `${api}/machine-translation?locale=${to}`,
        { ...document, from },
        language,
      );
      if ("message" in answer) {
        refusals.push(answer.message ?? say.noAnswer);
        break;
      }
      count += answer.written;
      refusals.push(...answer.refused);
    }
    setDone(undefined);
    const isNothing = count === 0 && refusals.length === 0;
    const drafted = count === 0 ? [] : [fillMessage(say.translated, { count })];
    setSaid(isNothing ? [say.nothingNew] : [...drafted, ...refusals]);
    if (count > 0) router.refresh();
  };

  return (
    <div className="translations__machine">
      <button type="button" disabled={done !== undefined} onClick={() => void translate()}>
        {say.translateAll}
      </button>
      <Sentences
        said={done === undefined ? said : [fillMessage(say.translatingOf, { done, total: documents.length })]}
      />
    </div>
  );
}
