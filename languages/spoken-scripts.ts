import { FONT_SCRIPTS, isCut } from "../shared/fonts/families";
import { LOCALES } from "../shared/locales";
import { TYPOGRAPHY } from "./typography-table";

/** The font files that a hotel's pages refer to: the packages' whole ones, and the subsets for its languages. */
export const SPOKEN_SCRIPTS = FONT_SCRIPTS.filter(
  (script) => !isCut(script) || LOCALES.some((locale) => TYPOGRAPHY[locale].fontScripts.includes(script)),
);
