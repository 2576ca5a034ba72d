import type { AdminLocale } from "../shared/admin-locales";
import de from "./de/cms-notices.json";
import en from "./en/cms-notices.json";
import ru from "./ru/cms-notices.json";
import tr from "./tr/cms-notices.json";

export type CmsNotices = typeof en;

/** The CMS's notices about schedules, versions and deletion; {{braces}} hold their subject. */
export const CMS_NOTICES: Record<AdminLocale, CmsNotices> = { en, tr, ru, de };
