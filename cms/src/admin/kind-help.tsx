"use client";
import { useField } from "@payloadcms/ui";
import { EDITOR_WORDS } from "../../../languages/editor-words";
import type { WordGroup } from "../texts";
import { useLanguage } from "./desk-texts";

/** What the chosen kind does on the page. */
export function KindHelp({ path, group }: { path: string; group: WordGroup }) {
  const { value } = useField<string | null>({ path });
  const words: Record<string, { label: string; help?: string }> = EDITOR_WORDS[useLanguage()][group];
  const help = value ? words[value]?.help : undefined;
  return help === undefined ? null : <div className="field-description">{help}</div>;
}
