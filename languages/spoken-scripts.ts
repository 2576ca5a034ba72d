import { FONT_SCRIPTS, isCut } from "../shared/fonts";
import { LOCALES } from "../shared/locales";
import { TYPOGRAPHY } from "./typography-table";

/** The files of the fonts that a hotel's pages name: the packages' whole ones, and those cut for its languages. */
export const SPOKEN_SCRIPTS = FONT_SCRIPTS.filter(
  (script) => !isCut(script) || LOCALES.some((locale) => TYPOGRAPHY[locale].fontScripts.includes(script)),
);
