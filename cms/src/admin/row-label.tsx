"use client";
import { useRowLabel } from "@payloadcms/ui";

interface Row {
  kind?: string;
  name?: string;
  title?: string;
  text?: string;
  content?: string;
}

interface Props {
  singular: string;
  /** Names of the kinds of rows. */
  kinds: Record<string, string>;
}

/** What a row is: `Section 2 · Five tables`. */
export function RowLabel({ singular, kinds }: Props) {
  const { data, rowNumber } = useRowLabel<Row>();
  const { kind, name } = data ?? {};
  const own = kind === undefined ? undefined : kinds[kind];
  const what = own === undefined ? [name ?? `${singular} ${(rowNumber ?? 0) + 1}`] : [own, name];
  const says = data?.title ?? data?.text ?? data?.content?.replace(/<[^>]*>/g, " ");
  return (
    <span>{[what.filter(Boolean).join(" "), says?.trim().slice(0, 60)].filter(Boolean).join(" · ")}</span>
  );
}
