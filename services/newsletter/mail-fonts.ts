import { readFileSync } from "node:fs";
import { SITE_FONTS } from "../../fonts/site-fonts";
import { TYPOGRAPHY } from "../../languages/typography-table";
import { messageOf } from "../../shared/errors";
import { type BrandFonts, type FontChoice, type FontRole } from "../../shared/fonts/brand-fonts";
import {
  type CharacterRange,
  DEFAULT_FONTS,
  DISPLAY_FONT,
  fontFile,
  isCut,
  isFontScript,
} from "../../shared/fonts/families";
import type { Locale } from "../../shared/locales";
import { readBrandFonts } from "../../toolkit/read-brand";

/** The fonts of mails in a locale: the rules that embed one, and the family lists. */
export type MailFonts = Record<FontRole, string> & { faces: string };

/** Most mail programs show no other fonts; Outlook is given these alone. */
export const SYSTEM_FONTS: Record<FontRole, string> = {
  display: "Georgia,'Times New Roman',serif",
  text: "'Segoe UI',Roboto,Helvetica,Arial,sans-serif",
};

/**
 * Names the hotel's fonts, and embeds the letters that titles need where it has the default ones, which are cut
 * already: cutting others takes 100 MB. `report` receives faults in the tokens file.
 */
export function mailFonts(
  tokensFile: string,
  report: (message: string) => void,
): (locale: Locale) => MailFonts {
  const own = ownFonts(tokensFile, report);
  return (locale) => {
    const chosen = { ...own, ...own[locale] };
    return {
      faces: chosen.display ? "" : displayFaces(locale),
      display: familyList("display", chosen.display),
      text: familyList("text", chosen.text),
    };
  };
}

/** A mail is sent all the same where the file has faults, which fail the build. */
function ownFonts(tokensFile: string, report: (message: string) => void): BrandFonts {
  try {
    return readBrandFonts(tokensFile) ?? {};
  } catch (error) {
    report(`Mails are written in the default fonts: ${messageOf(error)}`);
    return {};
  }
}

function familyList(role: FontRole, choice: FontChoice | undefined): string {
  const name = choice ? choice.family : DEFAULT_FONTS[role].name;
  const system = choice?.category === "serif" ? SYSTEM_FONTS.display : SYSTEM_FONTS[role];
  return name === undefined ? system : `"${name}",${system}`;
}

function displayFaces(locale: Locale): string {
  // Hotels' names are Latin in every language.
  const scripts = new Set<CharacterRange>(["latin-common", ...TYPOGRAPHY[locale].fontScripts]);
  const cut = [...scripts].filter(isFontScript).filter(isCut);
  const names = cut.map((script) => fontFile(DISPLAY_FONT, script));
  const fonts = SITE_FONTS.filter(({ name }) => names.includes(name));
  return fonts
    .map(({ file, faceAt }) => faceAt(`data:font/woff2;base64,${readFileSync(file, "base64")}`))
    .join("");
}
