/** Puts the site's origin before a site href: (`https://a.example`, `/tr`) → `https://a.example/tr`. */
export function absoluteUrl(siteUrl: string, href: string): string {
  return new URL(href, siteUrl).href;
}
