import { isValidElement, type ReactNode } from "react";

/** Keys of what gatsby-plugin-image puts into the head of every page. */
const KEYS = ["gatsby-image-style", "gatsby-image-style-noscript", "gatsby-image-style-script"];

/** The head without what only the plugin's own component needs, which no page has. */
export function withoutImageHead(head: readonly ReactNode[]): ReactNode[] {
  const kept = head.filter((element) => !isValidElement(element) || !KEYS.includes(String(element.key)));
  // The development server makes its pages before plugins add to their heads.
  if (kept.length !== head.length - KEYS.length && process.env.NODE_ENV !== "development") {
    throw new Error(
      `gatsby-plugin-image does not put ${KEYS.join(", ")} into the head any more: correct gatsby/inside/image-head.ts.`,
    );
  }
  return kept;
}
