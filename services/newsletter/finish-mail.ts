import type { HotelFile } from "../../model/hotel-file";
import { readThemeColors } from "../../toolkit/theme-colors";
import { homeUrl } from "./home-url";
import type { Draft, Mail } from "./mail";
import { mailFonts } from "./mail-fonts";
import { mailPage } from "./mail-page";
import { plainText } from "./mail-parts";

interface HotelOfMails {
  hotel: HotelFile;
  tokensFile: string;
  siteUrl: string;
  report: (message: string) => void;
}

/** Writes a draft as plain text and as a page in the hotel's colours and fonts; mail programs show one of them. */
export function mailFinisher({ hotel, tokensFile, siteUrl, report }: HotelOfMails) {
  const fontsOf = mailFonts(tokensFile, report);
  const light = readThemeColors(tokensFile);
  const dark = readThemeColors(tokensFile, "_toneNight");
  return ({ locale, preheader, heading, parts, ...mail }: Draft): Mail => {
    const look = {
      hotel: hotel.name,
      homeUrl: homeUrl(siteUrl, locale),
      light,
      dark,
      fonts: fontsOf(locale),
    };
    const { subject } = mail;
    return {
      ...mail,
      text: plainText(parts),
      html: mailPage({ locale, subject, preheader, heading, parts }, look),
    };
  };
}
