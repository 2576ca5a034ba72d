import browserslist from "browserslist";
import { browserslistToTargets, Features, transform } from "lightningcss";

/** The site's `browserslist`. */
export const targets = browserslistToTargets(browserslist());

/**
 * Compiles rules for these browsers: adds prefixes, converts colours and minifies. Media queries never use range
 * syntax, because older browsers would ignore all layouts for wider screens.
 */
export function forBrowsers(css: string): string {
  const code = Buffer.from(css);
  const include = Features.MediaRangeSyntax;
  return transform({ filename: "styles.css", code, minify: true, targets, include }).code.toString();
}
