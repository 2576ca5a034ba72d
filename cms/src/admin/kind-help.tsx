"use client";
import { useField } from "@payloadcms/ui";

/** What the chosen kind does on the page. */
export function KindHelp({ path, helps }: { path: string; helps: Record<string, string> }) {
  const { value } = useField<string | null>({ path });
  const help = value ? helps[value] : undefined;
  return help === undefined ? null : <div className="field-description">{help}</div>;
}
