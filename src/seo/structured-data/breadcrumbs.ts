import { absoluteUrl } from "../absolute-url";
import type { Thing } from "./graph";

/**
 * The BreadcrumbList of a page; undefined if the page shows no breadcrumbs.
 * Only the last entry, the page itself, may have no URL.
 */
export function breadcrumbList(
  siteUrl: string,
  pageUrl: string,
  breadcrumbs: Queries.SeoPageFragment["breadcrumbs"],
): Thing | undefined {
  const entries = breadcrumbs.filter(({ url }, index) => url !== null || index === breadcrumbs.length - 1);
  if (entries.length < 2) return undefined;
  return {
    "@type": "BreadcrumbList",
    "@id": `${pageUrl}#breadcrumbs`,
    itemListElement: entries.map(({ text, url }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: text,
      item: url === null ? pageUrl : absoluteUrl(siteUrl, url),
    })),
  };
}
