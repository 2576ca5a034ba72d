import { defineGlobalStyles } from "@chakra-ui/react/styled-system";
import { NOT_FOUND_MARK } from "../../shared/not-found-mark";

const RTL = "[dir=rtl]";

/**
 * Right-to-left rules for what has no logical properties, and for setting joined letters: no letter spacing, no
 * capitals, no hyphens.
 * Only in the pages of hotels with a right-to-left language (global-css.ts).
 */
export const rightToLeft = defineGlobalStyles({
  [RTL]: { "--rtl": "-1", "--mirror": "-1 1" },
  [`${RTL} :is(body, body *)`]: {
    letterSpacing: "normal !important",
    textTransform: "none !important",
    hyphens: "none !important",
  },
  // Letters with marks above and below need line height, even in the largest heading.
  [`${RTL} :is(h1, h2, h3, h4)`]: { lineHeight: "1.25 !important" },
  [`${RTL} .prose [data-scroll]`]: {
    background:
      "linear-gradient(90deg, {colors.bg} 1.5rem, transparent) 0 0 / 4rem 100% no-repeat local, linear-gradient(90deg, {colors.border}, transparent) 0 0 / 1.5rem 100% no-repeat",
  },
  // A number on its own keeps its order, and so does the text around an address.
  [`${RTL} a:is([href^="tel:"], [href^="mailto:"])`]: { unicodeBidi: "plaintext" },
  // The error page's message about an address is English, and is aligned with the text around it.
  [`${RTL} [${NOT_FOUND_MARK}]`]: { textAlign: "end" },
  // In print this holds a URL instead of an arrow, and must not be mirrored.
  [`${RTL} a[href^=http]::after`]: { _print: { scale: "none" } },
  // What an empty date field says covers all of it: browsers put their words on either side.
  [`${RTL} [type=date] + span`]: { marginInlineEnd: "0 !important" },
  // Input of these kinds is left to right in every language.
  "[dir=rtl] :is([type=tel], [type=email], [inputmode=email], [type=url])": {
    direction: "ltr",
    textAlign: "end",
  },
});
