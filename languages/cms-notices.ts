import type { Locale } from "../shared/locales";
import de from "./de/cms-notices.json";
import en from "./en/cms-notices.json";
import ru from "./ru/cms-notices.json";
import tr from "./tr/cms-notices.json";

export type CmsNotices = typeof en;

/** What the CMS says of plans, versions and deleting; in {{braces}} stands what it is about. */
export const CMS_NOTICES: Record<Locale, CmsNotices> = { en, tr, ru, de };
