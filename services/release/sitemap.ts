import escapeHtml from "escape-html";
import { alternates } from "../../shared/alternates";
import { encodePath } from "../../shared/paths";
import type { Page } from "../../shared/handover";

/** The sitemap of all indexable pages, each with its indexable alternates and `x-default`. */
export function sitemap(pages: readonly Page[], siteUrl: string): string {
  const indexed = pages.filter((page) => !page.noindex);
  const paths = new Set(indexed.map(({ path }) => path));
  const urls = indexed.map((page) => {
    const links = alternates(page.alternates.filter(({ path }) => paths.has(path))).map(
      ({ hreflang, path }) => link(hreflang, siteUrl + encodePath(path)),
    );
    return `<url><loc>${escapeHtml(siteUrl + encodePath(page.path))}</loc>${links.join("")}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
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
