import type { CollectionBeforeChangeHook, GlobalBeforeChangeHook, TextField } from "payload";
import { CMS_NOTICES } from "../../../languages/cms-notices";
import { perAdminLocale } from "../../../shared/admin-locales";

/** Author of a version; kept even if their login is deleted. */
export function changedBy(): TextField {
  return {
    name: "changedBy",
    label: perAdminLocale((locale) => CMS_NOTICES[locale].changedBy),
    type: "text",
    admin: { position: "sidebar", readOnly: true },
  };
}

/** Hook: records who saved the document. */
export const noteWho: CollectionBeforeChangeHook & GlobalBeforeChangeHook = ({ data, req }) => ({
  ...data,
  changedBy: req.user?.email ?? null,
});
