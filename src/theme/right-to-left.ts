import { defineGlobalStyles } from "@chakra-ui/react/styled-system";
import { NOT_FOUND_MARK } from "../../shared/not-found-mark";

const RTL = "[dir=rtl]";

/**
 * What CSS has no logical words for, and how joined letters are set: nothing between them, no capitals, no hyphens.
 * Only in the pages of hotels with a language that is written from right to left (global-css.ts).
 */
export const rightToLeft = defineGlobalStyles({
  [RTL]: { "--rtl": "-1", "--mirror": "-1 1" },
  [`${RTL} :is(body, body *)`]: {
    letterSpacing: "normal !important",
    textTransform: "none !important",
    hyphens: "none !important",
  },
  // Letters with marks above and below need room, also in the largest heading.
  [`${RTL} :is(h1, h2, h3, h4)`]: { lineHeight: "1.25 !important" },
  [`${RTL} .prose [data-scroll]`]: {
    background:
      "linear-gradient(90deg, {colors.bg} 1.5rem, transparent) 0 0 / 4rem 100% no-repeat local, linear-gradient(90deg, {colors.border}, transparent) 0 0 / 1.5rem 100% no-repeat",
  },
  // A number by itself keeps its order, and words around an address theirs.
  [`${RTL} a:is([href^="tel:"], [href^="mailto:"])`]: { unicodeBidi: "plaintext" },
  // What the error page says of an address is English, and stands where the words around it do.
  [`${RTL} [${NOT_FOUND_MARK}]`]: { textAlign: "end" },
  // In the place of an arrow paper has an address.
  [`${RTL} a[href^=http]::after`]: { _print: { scale: "none" } },
  // What is typed here is written from left to right in every language.
  "[dir=rtl] :is([type=tel], [type=email], [type=url])": { direction: "ltr", textAlign: "end" },
});
