import escapeHtml from "escape-html";
import type { ApiCategoryTemplate } from "../../../content-api/contract";
import { TEMPLATE_TYPES } from "../../../shared/content-keys";
import type { Locale } from "../../../shared/locales";
import { type OpeningHours, openingHoursSpecification, timesIn } from "./opening-hours";

type TemplateType = ApiCategoryTemplate["types"][number];

const TEL = "tel:";

interface Desks {
  types: TemplateType[];
  /** Opening hours that match no desk. */
  otherHours: OpeningHours[];
}

/** Puts opening hours named after a telephone or department at the start of that entry's text. */
export function withDeskHours(
  types: readonly TemplateType[],
  hours: readonly OpeningHours[],
  locale: Locale,
): Desks {
  return {
    types: types.map((type) => {
      const times = hoursOf(type, hours).map((one) => escapeHtml(timesIn(one, locale)));
      if (times.length === 0) return type;
      return { ...type, content: `<p>${times.join("<br>")}</p>${type.content ?? ""}` };
    }),
    otherHours: hours.filter((one) => !types.some((type) => hoursOf(type, [one]).length > 0)),
  };
}

/** Lists each telephone or department number with its purpose and hours, for structured data. */
export function contactPoints(types: readonly TemplateType[], hours: readonly OpeningHours[]) {
  return types.flatMap((type) => {
    const purpose = type.title?.trim();
    const url = type.link?.url ?? "";
    if (!isDesk(type) || !purpose || !url.startsWith(TEL)) return [];
    const times = hoursOf(type, hours).map(openingHoursSpecification);
    return [{ purpose, telephone: url.slice(TEL.length), hours: times }];
  });
}

function hoursOf(type: TemplateType, hours: readonly OpeningHours[]): OpeningHours[] {
  return isDesk(type) ? hours.filter(({ name }) => name.trim() === type.title?.trim()) : [];
}

function isDesk({ subtitle }: TemplateType): boolean {
  return [TEMPLATE_TYPES.phone, TEMPLATE_TYPES.department].some((prefix) =>
    subtitle.trim().startsWith(prefix),
  );
}
