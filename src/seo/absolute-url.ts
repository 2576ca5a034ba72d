/** Resolves a site href against the site's origin: (`https://a.example`, `/tr`) → `https://a.example/tr`. */
export function absoluteUrl(siteUrl: string, href: string): string {
  return new URL(href, siteUrl).href;
}
