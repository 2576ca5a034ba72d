/** `https://example.com/api/` → `https://example.com/api` */
export function withoutTrailingSlash(url: string): string {
  return url.replace(/\/+$/, "");
}
