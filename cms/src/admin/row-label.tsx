"use client";
import { useRowLabel } from "@payloadcms/ui";
import { EDITOR_WORDS } from "../../../languages/editor-words";
import type { Texts, WordGroup } from "../texts";
import { useLanguage } from "./desk-texts";

interface Row {
  kind?: string;
  name?: string;
  title?: string;
  text?: string;
  content?: string;
  /** Only in rows of the glossary. */
  word?: string;
}

interface Props {
  singular: Texts;
  /** Group with the names of the row kinds; undefined if they have none. */
  group?: WordGroup;
}

/** A row's label: `Section 2 · Five tables`. */
export function RowLabel({ singular, group }: Props) {
  const { data, rowNumber } = useRowLabel<Row>();
  const language = useLanguage();
  const { kind, name } = data ?? {};
  const kinds: Record<string, { label: string }> = group === undefined ? {} : EDITOR_WORDS[language][group];
  const own = kind === undefined ? undefined : kinds[kind]?.label;
  const what = own === undefined ? [name ?? `${singular[language]} ${(rowNumber ?? 0) + 1}`] : [own, name];
  const says = data?.title ?? data?.text ?? data?.word ?? data?.content?.replace(/<[^>]*>/g, " ");
  return (
    <span>{[what.filter(Boolean).join(" "), says?.trim().slice(0, 60)].filter(Boolean).join(" · ")}</span>
  );
}
