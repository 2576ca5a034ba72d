/**
 * The HTML of a page's body, which Gatsby passes to `onRenderBody` although its types lack it; empty if it does
 * not.
 */
export function bodyHtml(args: object): string {
  return "bodyHtml" in args && typeof args.bodyHtml === "string" ? args.bodyHtml : "";
}
