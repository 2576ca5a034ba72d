import { PHONE_NUMBER } from "../shared/phone-number";
import { changeAttributes } from "./attributes";
import { documentOf, documentUrl } from "./documents";

/** Key of the parent page of rooms. */
export const ROOMS_PAGE = "accommodation";

const TARGET = /^(page|room):/;

const ADDRESS = /^(https:\/\/[^\s/]+\S*|mailto:\S+@\S+\.\S+)$/;
const TEL = "tel:";

/** Link target of a page: `gallery` → `page:gallery`. */
export function pageTarget(key: string): string {
  return `page:${key}`;
}

/** Link target of a room: `suite` → `room:suite`. */
export function roomTarget(key: string): string {
  return `room:${key}`;
}

/** Parses a link target: `page:gallery` → `{ kind: "page", key: "gallery" }`; undefined if it isn't one. */
export function splitTarget(target: string): { kind: "page" | "room"; key: string } | undefined {
  if (!TARGET.test(target)) return undefined;
  return { kind: target.startsWith("page:") ? "page" : "room", key: target.slice("page:".length) };
}

/** True if a target is external and safe to send a visitor to. */
export function isAbsoluteTarget(target: string): boolean {
  return target.startsWith(TEL) ? PHONE_NUMBER.test(target.slice(TEL.length)) : ADDRESS.test(target);
}

/** The address of each `page:` and `room:` target in one locale: `page:gallery` → `/tr/galeri`. */
export type Addresses = ReadonlyMap<string, string>;

/** Returns the addresses of everything that exists in one locale; rooms are below the accommodation page. */
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

/**
 * Resolves a target: `page:gallery` → `/tr/galeri`, `media:spa.pdf` → `/media/spa.pdf`; absolute addresses stay;
 * undefined if it doesn't exist in this locale.
 */
export function resolveTarget(target: string, addresses: Addresses): string | undefined {
  const name = documentOf(target);
  if (name !== undefined) return documentUrl(name);
  return TARGET.test(target) ? addresses.get(target) : target;
}

/**
 * Resolves the links in HTML; a link whose target doesn't exist in this locale keeps its text and loses its
 * address.
 */
export function resolveLinks(html: string, addresses: Addresses): string {
  return changeAttributes(html, "href", (target) => resolveTarget(target, addresses));
}
