/** Gatsby's documented browser API: the site's own code doesn't use `Link`. */
export * from "gatsby";
export { Link } from "stock-pages/link";
