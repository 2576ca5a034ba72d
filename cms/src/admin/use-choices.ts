import { useConfig, useLocale } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import { array, mixed, object } from "yup";
import { tryParse } from "../../../shared/parse";
import { isRecord } from "../../../shared/record";

export interface Choice {
  value: string;
  label: string;
  alt: string;
}

const answerSchema = object({ docs: array(mixed<Record<string, unknown>>(isRecord).required()).required() });

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
      const answer = tryParse(answerSchema, await (await fetch(url)).json());
      setChoices((answer?.docs ?? []).map((doc) => choiceOf(doc, valueField, altField)));
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
