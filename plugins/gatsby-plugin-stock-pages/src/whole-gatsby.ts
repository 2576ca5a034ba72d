/** Gatsby's browser API as its docs have it: the site's own code does without `Link`. */
export * from "gatsby";
export { Link } from "stock-pages/link";
