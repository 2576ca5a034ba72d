import browserslist from "browserslist";
import { browserslistToTargets, Features, transform } from "lightningcss";

/** The site's `browserslist`. */
export const targets = browserslistToTargets(browserslist());

/**
 * Rules as these browsers read them: with the prefixes that they need, in colours that they know, and minified.
 * Widths are never written as ranges, by which an older browser would lose every wider layout.
 */
export function forBrowsers(css: string): string {
  const code = Buffer.from(css);
  const include = Features.MediaRangeSyntax;
  return transform({ filename: "styles.css", code, minify: true, targets, include }).code.toString();
}
