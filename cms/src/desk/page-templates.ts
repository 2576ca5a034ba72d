import { CONTENT_KEYS, PAGE_CATEGORIES } from "../../../shared/content-keys";
import { VENUES_PARENT } from "../../../shared/routes";

interface PageTemplate {
  category?: string;
  /** Kinds of its blocks and sliders. */
  contents: readonly string[];
  sliders?: readonly string[];
  /** Path of its parent page in the route table. */
  below?: string;
}

/** Templates for new pages, in the order they are offered; their names are in `languages/`. */
export const PAGE_TEMPLATE_NAMES = ["text", "offer", "restaurant", "questions", "gallery", "legal"] as const;

type PageTemplateName = (typeof PAGE_TEMPLATE_NAMES)[number];

const { intro, section, facts, faq, rate, cta, gallery } = CONTENT_KEYS;

const PAGE_TEMPLATES: Record<PageTemplateName, PageTemplate> = {
  text: { contents: [intro, section] },
  offer: { contents: [intro, rate, section, facts, cta] },
  restaurant: { contents: [intro, section, facts], below: VENUES_PARENT },
  questions: { contents: [intro, faq, faq, faq] },
  gallery: { category: PAGE_CATEGORIES.gallery, contents: [intro], sliders: [gallery] },
  legal: { category: PAGE_CATEGORIES.legal, contents: [intro, section, section] },
};

/** Initial content of a new page; `below` is the path of its parent page in the route table. */
export function pageOf(name: PageTemplateName) {
  const { category, contents, sliders = [], below } = PAGE_TEMPLATES[name];
  return {
    category: { kind: category },
    contents: rowsOf(contents),
    sliders: rowsOf(sliders),
    below,
  };
}

/** Rows of these kinds; several of the same kind are numbered. */
function rowsOf(kinds: readonly string[]): { kind: string; name?: string }[] {
  return kinds.map((kind, index) => {
    const isOnly = kinds.indexOf(kind) === kinds.lastIndexOf(kind);
    const count = kinds.slice(0, index + 1).filter((other) => other === kind).length;
    return isOnly ? { kind } : { kind, name: String(count) };
  });
}
