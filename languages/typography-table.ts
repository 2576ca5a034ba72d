import type { Locale } from "../shared/locales";
import { typography as ar } from "./ar/typography";
import { typography as de } from "./de/typography";
import { typography as en } from "./en/typography";
import { typography as ru } from "./ru/typography";
import { typography as tr } from "./tr/typography";
import type { Typography } from "./typography";

export const TYPOGRAPHY: Record<Locale, Typography> = { en, tr, ru, de, ar };
