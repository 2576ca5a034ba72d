import type { Payload } from "payload";
import { documentTarget, isDocumentName } from "../../../content-folder/documents";
import type { Leaf } from "../../../content-folder/leaf";
import { pageTarget, roomTarget } from "../../../content-folder/links";
import type { HotelFolder } from "../../../content-folder/read-folder";
import { isRecord } from "../../../shared/record";
import { draftContent, liveContent } from "./live";

export type Used = "pages" | "rooms" | "media";

/** Where something is used: on a page or room, with its title, in the menus or in the hotel's facts. */
export type Use = { in: "pages" | "rooms"; key: string; title: Leaf } | { in: "menus" | "hotel" };

/**
 * Finds where a page, room or picture is used, in published content and in the latest drafts. Set `isLocked` if the
 * caller is writing to the database, to avoid a deadlock.
 */
export async function usesOf(
  payload: Payload,
  collection: Used,
  id: number,
  { isLocked }: { isLocked: boolean },
): Promise<Use[]> {
  const doc = await payload.findByID({ collection, id, depth: 0, trash: true, disableErrors: true });
  if (doc === null) return [];
  const key = String(doc.key);
  const name =
    collection === "media"
      ? namedInContent(String(doc.filename))
      : collection === "pages"
        ? pageTarget(key)
        : roomTarget(key);
  const uses = new Map<string, Use>();
  for (const content of [liveContent(payload), draftContent(payload)]) {
    const { folder } = await content.current({ isLocked });
    for (const use of usesIn(folder, name)) uses.set("key" in use ? `${use.in} ${use.key}` : use.in, use);
  }
  // A page's breadcrumbs end with the page itself.
  uses.delete(`${collection} ${key}`);
  return [...uses.values()];
}

function namedInContent(filename: string): string {
  return isDocumentName(filename) ? documentTarget(filename) : filename;
}

function usesIn({ pages, rooms, menus, hotel }: HotelFolder, name: string): Use[] {
  return [
    ...[...pages].flatMap(([key, page]): Use[] =>
      mentions(page, name) ? [{ in: "pages", key, title: page.title }] : [],
    ),
    ...[...rooms].flatMap(([key, room]): Use[] =>
      mentions(room, name) ? [{ in: "rooms", key, title: room.name }] : [],
    ),
    ...(mentions(menus, name) ? [{ in: "menus" } as const] : []),
    ...(mentions(hotel, name) ? [{ in: "hotel" } as const] : []),
  ];
}

/** True if a value is this name or contains it in an HTML attribute. */
function mentions(value: unknown, name: string): boolean {
  if (typeof value === "string") return value === name || value.includes(`"${name}"`);
  if (Array.isArray(value)) return value.some((item) => mentions(item, name));
  return isRecord(value) && Object.values(value).some((item) => mentions(item, name));
}
