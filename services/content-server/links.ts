/** Key of the page below which rooms stand. */
export const ROOMS_PAGE = "accommodation";

const TARGET = /^(page|room):/;

export function pageTarget(key: string): string {
  return `page:${key}`;
}

export function roomTarget(key: string): string {
  return `room:${key}`;
}

/** Where each `page:` and `room:` key leads in one language: `page:gallery` → `/tr/galeri`. */
export type Addresses = ReadonlyMap<string, string>;

/** The addresses of everything that exists in one language; rooms stand below the accommodation page. */
export function addressesOf(
  pages: ReadonlyMap<string, { url: string }>,
  rooms: ReadonlyMap<string, { slug: string }>,
): Addresses {
  const addresses = new Map<string, string>();
  for (const [key, { url }] of pages) addresses.set(pageTarget(key), url);
  const parent = pages.get(ROOMS_PAGE)?.url;
  if (parent !== undefined) {
    for (const [key, { slug }] of rooms) addresses.set(roomTarget(key), `${parent}/${slug}`);
  }
  return addresses;
}

/** A link's address: `page:gallery` → `/tr/galeri`; absolute addresses as they are; undefined: not in this language. */
export function resolveTarget(target: string, addresses: Addresses): string | undefined {
  return TARGET.test(target) ? addresses.get(target) : target;
}

/** Resolves the links in HTML; a link to what this language lacks keeps its text and loses its address. */
export function resolveLinks(html: string, addresses: Addresses): string {
  return html.replace(/\shref="([^"]*)"/g, (attribute, target: string) => {
    const address = resolveTarget(target, addresses);
    if (address === target) return attribute;
    return address === undefined ? "" : ` href="${address}"`;
  });
}
