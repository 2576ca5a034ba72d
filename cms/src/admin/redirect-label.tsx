"use client";
import { useRowLabel } from "@payloadcms/ui";
import type { Texts } from "../texts";
import { useLanguage } from "./desk-texts";

interface Row {
  from?: string | null;
  to?: string | null;
}

/** Label of a redirect row: `Redirect 2 · /index.php?id=12 → /rooms`. */
export function RedirectLabel({ singular }: { singular: Texts }) {
  const { data, rowNumber } = useRowLabel<Row>();
  const what = `${singular[useLanguage()]} ${(rowNumber ?? 0) + 1}`;
  const way = [data?.from, data?.to].filter(Boolean).join(" → ");
  return <span>{[what, way].filter(Boolean).join(" · ")}</span>;
}
