/** The HTML of a page's body, which Gatsby hands to `onRenderBody` beside what its types name; empty where it does not. */
export function bodyHtml(args: object): string {
  return "bodyHtml" in args && typeof args.bodyHtml === "string" ? args.bodyHtml : "";
}
