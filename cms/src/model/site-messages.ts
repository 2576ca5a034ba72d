import type { JSONField, PayloadRequest } from "payload";
import { unusedMessages } from "../../../languages/own-messages";
import { isRecord, isRecordOf, isText } from "../../../shared/record";
import { adminLocale } from "../../../shared/admin-locales";
import { type FieldTexts, helpOf, labelOf } from "../texts";
import { type Checked, isImport, localeOf } from "./checks";
import { trimmed } from "./fields";
import { messageFaultText } from "../desk/message-fault-text";
import { siteTexts } from "../desk/site-texts";

const texts: FieldTexts = ({ hotel }) => hotel.messages;

/**
 * Custom messages of the site, by key, in each language. `hasConsents`: true if a hotel file is written, which keeps
 * consent texts as proof.
 */
export function siteMessages(hasConsents: boolean): JSONField {
  return {
    name: "messages",
    label: labelOf(texts),
    type: "json",
    localized: true,
    admin: {
      description: helpOf(texts),
      components: { Field: { path: "/src/admin/site-messages#SiteMessages", clientProps: { hasConsents } } },
    },
    hooks: { beforeValidate: [({ value }) => written(value)] },
    validate: async (value: unknown, { req }: Checked) => (await faultOf(value, req)) ?? true,
  };
}

/** Removes empty messages: the site then uses its own. */
function written(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const texts = Object.entries(value).flatMap(([key, text]) => {
    const own = trimmed(text) ?? null;
    return own === null ? [] : [[key, own] as const];
  });
  return texts.length > 0 ? Object.fromEntries(texts) : null;
}

async function faultOf(value: unknown, req: PayloadRequest): Promise<string | undefined> {
  if (value === null || value === undefined || isImport(req)) return undefined;
  const language = adminLocale(req.i18n.language);
  if (!isRecordOf(isText)(value)) return req.t("validation:invalidInput");
  const shipped = await siteTexts(localeOf(req));
  const faults = unusedMessages(value, shipped).map((unused) => messageFaultText(unused, shipped, language));
  return faults.length > 0 ? faults.join(" ") : undefined;
}
