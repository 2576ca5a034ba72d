import escapeHtml from "escape-html";
import { alternates } from "../../shared/alternates";
import { encodePath } from "../../shared/paths";
import type { Page } from "../../shared/handover";
import type { PagePicture } from "./page-content";

/** What the sitemap says of a page beside its addresses. */
interface Listing {
  /** The day on which what guests read last changed. */
  since: string | undefined;
  pictures: readonly PagePicture[];
}

/** The sitemap of all indexable pages, each with its indexable alternates, `x-default` and pictures. */
export function sitemap(pages: readonly Page[], siteUrl: string, listingOf: (page: Page) => Listing): string {
  const indexed = pages.filter((page) => !page.noindex);
  const paths = new Set(indexed.map(({ path }) => path));
  const urls = indexed.map((page) => {
    const links = alternates(page.alternates.filter(({ path }) => paths.has(path))).map(
      ({ hreflang, path }) => link(hreflang, siteUrl + encodePath(path)),
    );
    const { since, pictures } = listingOf(page);
    const parts = [
      `<loc>${escapeHtml(siteUrl + encodePath(page.path))}</loc>`,
      since ? `<lastmod>${since}</lastmod>` : "",
      ...pictures.map((picture) => image(siteUrl, picture)),
      ...links,
    ];
    return `<url>${parts.join("")}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    "</urlset>",
    "",
  ].join("\n");
}

/** A site that must not be indexed disallows crawling. */
export function robots(siteUrl: string, isIndexed: boolean): string {
  if (!isIndexed) return "User-agent: *\nDisallow: /\n";
  return `User-agent: *\nAllow: /\nDisallow: /builds/\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

function link(hreflang: string, href: string): string {
  return `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}"/>`;
}

function image(siteUrl: string, { address, caption }: PagePicture): string {
  const location = escapeHtml(siteUrl + address);
  return `<image:image><image:loc>${location}</image:loc><image:caption>${escapeHtml(caption)}</image:caption></image:image>`;
}
