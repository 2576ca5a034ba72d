/** Key of the page below which rooms stand. */
export const ROOMS_PAGE = "accommodation";

const TARGET = /^(page|room):/;

const ABSOLUTE_TARGET = /^(https:\/\/[^\s/]+\S*|tel:\+\d{8,15}|mailto:\S+@\S+\.\S+)$/;

/** The key of a page's link: `gallery` → `page:gallery`. */
export function pageTarget(key: string): string {
  return `page:${key}`;
}

/** The key of a room's link: `suite` → `room:suite`. */
export function roomTarget(key: string): string {
  return `room:${key}`;
}

/** A link's key taken apart: `page:gallery` → `{ kind: "page", key: "gallery" }`; undefined: it is none. */
export function splitTarget(target: string): { kind: "page" | "room"; key: string } | undefined {
  if (!TARGET.test(target)) return undefined;
  return { kind: target.startsWith("page:") ? "page" : "room", key: target.slice("page:".length) };
}

/** Whether a link leads elsewhere, to an address that a visitor may be sent to. */
export function isAbsoluteTarget(target: string): boolean {
  return ABSOLUTE_TARGET.test(target);
}

/** Where each `page:` and `room:` key leads in one language: `page:gallery` → `/tr/galeri`. */
export type Addresses = ReadonlyMap<string, string>;

/** The addresses of everything that exists in one language; rooms stand below the accommodation page. */
export function addressesOf(
  urls: ReadonlyMap<string, string>,
  slugs: ReadonlyMap<string, string>,
): Addresses {
  const addresses = new Map<string, string>();
  for (const [key, url] of urls) addresses.set(pageTarget(key), url);
  const parent = urls.get(ROOMS_PAGE);
  if (parent !== undefined) {
    for (const [key, slug] of slugs) addresses.set(roomTarget(key), `${parent}/${slug}`);
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
