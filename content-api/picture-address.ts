/**
 * A picture's address without the API's host, so that no node holds it:
 * `http://127.0.0.1:4000/media/a.jpg` → `/media/a.jpg`; another host's address stays absolute.
 */
export function pictureAddress(sourceUrl: string, apiOrigin: string): string {
  if (!URL.canParse(sourceUrl, apiOrigin)) return sourceUrl;
  const url = new URL(sourceUrl, apiOrigin);
  return url.origin === apiOrigin ? `${url.pathname}${url.search}` : url.href;
}

/** Whether a picture can be asked for at all: `/media/a.jpg` can, `data:…` and `javascript:…` can not. */
export function isFetchable(sourceUrl: string): boolean {
  const base = "https://relative.invalid";
  return URL.canParse(sourceUrl, base) && /^https?:$/.test(new URL(sourceUrl, base).protocol);
}
