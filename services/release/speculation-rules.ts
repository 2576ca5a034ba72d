/** The file that the header Speculation-Rules of every page names. */
export const SPECULATION_RULES_FILE = "speculation-rules.json";

/** Browsers refuse the rules with any other type. */
export const SPECULATION_RULES_TYPE = "application/speculationrules+json";

/**
 * The next page's HTML is fetched ahead for a link that is pointed at or touched, until the app runs: from then on it
 * fetches a page's data, which is less.
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
