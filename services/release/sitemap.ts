import escapeHtml from "escape-html";
import { alternates } from "../../shared/alternates";
import { encodePath } from "../../shared/paths";
import type { Page } from "../../shared/handover";

/** The sitemap of all pages that may be indexed, each with its languages and `x-default`. */
export function sitemap(pages: readonly Page[], siteUrl: string): string {
  const urls = pages
    .filter((page) => !page.noindex)
    .map((page) => {
      const links = alternates(page.alternates).map(({ hreflang, path }) =>
        link(hreflang, siteUrl + encodePath(path)),
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

export function robots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\nDisallow: /builds/\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

function link(hreflang: string, href: string): string {
  return `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}"/>`;
}
