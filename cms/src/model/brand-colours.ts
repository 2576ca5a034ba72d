import { isDeepStrictEqual } from "node:util";
import type { JSONField, PayloadRequest } from "payload";
import { lowContrasts } from "../../../shared/brand-contrast";
import { parseBrandTokens } from "../../../shared/brand-tokens";
import { messageOf } from "../../../shared/errors";
import { adminLocale } from "../../../shared/admin-locales";
import { ownersField } from "../access/roles";
import { contrastText } from "../brand/contrast-text";
import { type FieldTexts, helpOf, labelOf } from "../texts";
import { type Checked, localeOf } from "./checks";

const texts: FieldTexts = ({ hotel }) => hotel.brandColours;

/**
 * The brand's tokens; owners edit the palette. `reachesSite`: true if a hotel file is written, and the tokens with
 * it.
 */
export function brandColours(reachesSite: boolean): JSONField {
  return {
    name: "tokens",
    label: labelOf(texts),
    type: "json",
    access: { create: ownersField, update: ownersField },
    admin: {
      description: helpOf(texts),
      components: { Field: { path: "/src/admin/brand-colours#BrandColours", clientProps: { reachesSite } } },
    },
    validate: async (value: unknown, { req }: Checked) =>
      (await isChangeOfHotel("tokens", value, req)) ? (faultOf(value, req) ?? true) : true,
  };
}

/** Unchanged values, published or imported, are not validated again when something else changes. */
export async function isChangeOfHotel(
  name: "tokens" | "rest",
  value: unknown,
  req: PayloadRequest,
): Promise<boolean> {
  if (value === null || value === undefined || req.context.importing === true) return false;
  const hotel = await req.payload.findGlobal({ slug: "hotel", locale: localeOf(req), depth: 0, req });
  return !isDeepStrictEqual(hotel[name], value);
}

function faultOf(value: unknown, { i18n }: PayloadRequest): string | undefined {
  try {
    const low = lowContrasts(parseBrandTokens(value, "tokens.json"));
    const language = adminLocale(i18n.language);
    return low.length === 0 ? undefined : low.map((one) => contrastText(one, language)).join(" ");
  } catch (error) {
    return messageOf(error);
  }
}
