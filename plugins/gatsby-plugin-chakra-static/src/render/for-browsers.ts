import browserslist from "browserslist";
import { browserslistToTargets, transform } from "lightningcss";

/** The site's `browserslist`. */
export const targets = browserslistToTargets(browserslist());

/** Rules as these browsers read them: with the prefixes that they need, in colours that they know, and minified. */
export function forBrowsers(css: string): string {
  return transform({ filename: "styles.css", code: Buffer.from(css), minify: true, targets }).code.toString();
}
