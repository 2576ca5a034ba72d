import type { CollectionBeforeChangeHook, GlobalBeforeChangeHook, TextField } from "payload";
import { CMS_NOTICES } from "../../../languages/cms-notices";
import { perAdminLocale } from "../../../shared/admin-locales";

/** Of every version: whose it is; also of who has no login any more. */
export function changedBy(): TextField {
  return {
    name: "changedBy",
    label: perAdminLocale((locale) => CMS_NOTICES[locale].changedBy),
    type: "text",
    admin: { position: "sidebar", readOnly: true },
  };
}

/** Hook: notes who saves it. */
export const noteWho: CollectionBeforeChangeHook & GlobalBeforeChangeHook = ({ data, req }) => ({
  ...data,
  changedBy: req.user?.email ?? null,
});
