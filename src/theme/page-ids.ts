/** Ids present on pages whatever their content; ids derived from content avoid them. */
export const PAGE_IDS = {
  main: "main",
  drawer: "menu",
  languages: "languages",
  newsletter: "newsletter",
  newsletterEmail: "newsletter-email",
  newsletterEmailMessage: "newsletter-email-message",
  newsletterTermsMessage: "newsletter-terms-message",
  address: "address",
  departments: "departments",
  enquiry: "enquiry",
  awards: "awards",
  certificates: "certificates",
  gallery: "gallery",
  rooms: "rooms",
  prices: "prices",
  suites: "suites",
  comparison: "compare",
  features: "features",
  plans: "plans",
} as const;

/** Id of a part's heading: `intro` → `intro_title`. Ids made by `toId` have no underscore, so they can't collide. */
export function headingId(id: string): string {
  return `${id}_title`;
}

/** Converts text to an id or slug: `SECTION_2` → `section-2`, `Winter sea` → `winter-sea`. */
export function toId(words: string): string {
  return words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}

/**
 * Makes ids unique, avoiding those `taken` and the page's own: `["a", "a", "b"]` → `["a", "a-2", "b"]`.
 * The first with a name keeps it, so `["a", "a", "a-2"]` → `["a", "a-3", "a-2"]`.
 */
export function uniqueIds(ids: readonly string[], taken: readonly string[] = []): string[] {
  const used = new Set<string>([...Object.values(PAGE_IDS), ...taken]);
  const wanted = new Set(ids);
  return ids.map((id) => {
    let unique = id;
    for (let number = 2; used.has(unique) || (unique !== id && wanted.has(unique)); number += 1) {
      unique = `${id}-${number}`;
    }
    used.add(unique);
    return unique;
  });
}
