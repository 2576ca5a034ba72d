"use client";
import { useRowLabel } from "@payloadcms/ui";
import { priceRowText } from "../desk/price-row-text";
import type { Texts } from "../texts";
import { useLanguage } from "./desk-texts";

/** Label of a party's prices: `For 2 adults · Jul 2027: €230`. */
export function PriceLabel({ singular }: { singular: Texts }) {
  const { data, rowNumber } = useRowLabel();
  const language = useLanguage();
  return <span>{priceRowText(data, language) ?? `${singular[language]} ${(rowNumber ?? 0) + 1}`}</span>;
}
