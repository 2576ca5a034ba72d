import type { Locale } from "../shared/locales";
import type { Typography } from "./typography";
import { typography as ar } from "./ar/typography";
import { typography as de } from "./de/typography";
import { typography as en } from "./en/typography";
import { typography as fr } from "./fr/typography";
import { typography as nl } from "./nl/typography";
import { typography as pl } from "./pl/typography";
import { typography as ru } from "./ru/typography";
import { typography as tr } from "./tr/typography";
import { typography as uk } from "./uk/typography";

export const TYPOGRAPHY: Record<Locale, Typography> = { en, tr, ru, de, uk, pl, nl, fr, ar };
