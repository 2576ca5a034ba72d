"use client";
import { FieldDescription, useField } from "@payloadcms/ui";
import type { FieldDescriptionClientProps, SelectFieldClient } from "payload";
import { EDITOR_WORDS } from "../../../languages/editor-words";
import type { WordGroup } from "../texts";
import { useLanguage } from "./desk-texts";

/** Explains what the chosen kind does on the page, plus the field's own help text. */
export function KindHelp({
  path,
  field,
  group,
}: FieldDescriptionClientProps<SelectFieldClient> & { group: WordGroup }) {
  const { value } = useField<string | null>({ path });
  const words: Record<string, { label: string; help?: string }> = EDITOR_WORDS[useLanguage()][group];
  const help = value ? words[value]?.help : undefined;
  return (
    <>
      <FieldDescription path={path} description={help} />
      <FieldDescription path={path} description={field.admin?.description} />
    </>
  );
}
