import sanitizeHtml from "sanitize-html";

/** Maximum nesting of elements; what editors write has ten levels. */
export const DEEPEST = 100;
const OPEN_TAG = /<[a-z]/i;

class TooDeep extends Error {}

/** True if elements are nested so deeply that parsing them becomes disproportionately slow. */
export function isTooDeep(html: string): boolean {
  if (html.split(OPEN_TAG, DEEPEST + 2).length <= DEEPEST + 1) return false;
  let depth = 0;
  try {
    sanitizeHtml(html, {
      allowedTags: [],
      onOpenTag: () => {
        depth += 1;
        if (depth > DEEPEST) throw new TooDeep();
      },
      onCloseTag: () => void (depth -= 1),
    });
    return false;
  } catch (error) {
    if (error instanceof TooDeep) return true;
    throw error;
  }
}
