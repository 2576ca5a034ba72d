/**
 * A picture's address without the API's host, which no node should contain:
 * `http://127.0.0.1:4000/media/a.jpg` → `/media/a.jpg`; addresses on other hosts stay absolute.
 */
export function pictureAddress(sourceUrl: string, apiOrigin: string): string {
  if (!URL.canParse(sourceUrl, apiOrigin)) return sourceUrl;
  const url = new URL(sourceUrl, apiOrigin);
  return url.origin === apiOrigin ? `${url.pathname}${url.search}` : url.href;
}

/** True if a picture can be fetched: `/media/a.jpg` can, `data:…` and `javascript:…` can't. */
export function isFetchable(sourceUrl: string): boolean {
  const base = "https://relative.invalid";
  return URL.canParse(sourceUrl, base) && /^https?:$/.test(new URL(sourceUrl, base).protocol);
}
