import { useConfig, useLocale } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import { z } from "zod";

export interface Choice {
  value: string;
  label: string;
  alt: string;
}

const answerSchema = z.object({ docs: z.array(z.record(z.string(), z.unknown())) });

/** The documents of a collection to choose from, in the language that is edited. */
export function useChoices(collection: string, valueField: string, altField = "title"): Choice[] {
  const { config } = useConfig();
  const { code } = useLocale();
  const [choices, setChoices] = useState<Choice[]>([]);
  const query = new URLSearchParams({
    locale: code,
    depth: "0",
    pagination: "false",
    sort: valueField,
    [`select[${valueField}]`]: "true",
    [`select[${altField}]`]: "true",
  });
  const url = `${config.routes.api}/${collection}?${query.toString()}`;

  useEffect(() => {
    const read = async () => {
      const answer = answerSchema.safeParse(await (await fetch(url)).json());
      setChoices((answer.data?.docs ?? []).map((doc) => choiceOf(doc, valueField, altField)));
    };
    read().catch(() => setChoices([]));
  }, [url, valueField, altField]);
  return choices;
}

function choiceOf(doc: Record<string, unknown>, valueField: string, altField: string): Choice {
  const value = String(doc[valueField]);
  const alt = typeof doc[altField] === "string" ? doc[altField] : "";
  return { value, alt, label: alt === "" ? value : `${alt} (${value})` };
}
