/** The file that the Speculation-Rules header of every page refers to. */
export const SPECULATION_RULES_FILE = "speculation-rules.json";

/** Browsers reject the rules with any other type. */
export const SPECULATION_RULES_TYPE = "application/speculationrules+json";

/**
 * Prefetches the HTML of links that are hovered or touched, until the app runs: from then on it fetches a
 * page's data, which is smaller.
 */
export function speculationRules(): string {
  const pages = {
    and: [
      { href_matches: "/*" },
      { not: { href_matches: "/static/*" } },
      { not: { href_matches: ["/*.pdf", "/*.zip"] } },
      { selector_matches: "html:not([data-app]) a:not([target])" },
    ],
  };
  return JSON.stringify({ prefetch: [{ where: pages, eagerness: "moderate" }] });
}
