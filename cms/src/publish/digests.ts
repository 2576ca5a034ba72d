import { answersIn } from "../api/answers";
import { digestOf } from "../api/digest";
import type { Snapshot } from "../api/snapshot";
import { LOCALES } from "../locales";

/** Stands for the hotel file in a list of digests: no call of the contract answers it. */
export const HOTEL_FILE = "hotel.json";

/** A digest of each answer that the site may have read, by its call. */
export type Digests = Record<string, string>;

const TEMPLATES = [
  ["contact", "CONTACT"],
  ["certificate", "CERTIFICATE"],
] as const;

export function digestsOf(snapshot: Snapshot): Digests {
  const { hotel, tokens } = snapshot.content;
  const { pages: pagesId = 1, rooms: roomsId = 2 } = hotel?.propertyIds ?? {};
  const digests: Digests = { [HOTEL_FILE]: digestOf(JSON.stringify([hotel, tokens])) };
  const note = (call: string, answer: object | undefined) => {
    if (answer !== undefined) digests[call] = digestOf(JSON.stringify(answer));
  };
  for (const lang of LOCALES) {
    const answers = answersIn(lang, snapshot);
    const { pages } = snapshot.local[lang];
    for (const { id, url, category } of pages.values()) {
      const path = url[lang] ?? "";
      note(
        `/v1/pages/url-lang?property-id=${pagesId}&url=${encodePath(path)}&lang=${lang}`,
        answers.page(path, pagesId),
      );
      const [call, code] = TEMPLATES.find(([, known]) => known === category) ?? [];
      if (code !== undefined) note(`/v1/pages/${id}/${call}?lang=${lang}`, answers.template(id, code));
    }
    note(`/v1/menus?property-id=${pagesId}&lang=${lang}`, answers.menus());
    const rooms = answers.rooms();
    note(`/v1/rooms?property-id=${roomsId}&lang=${lang}`, rooms);
    for (const room of rooms) {
      note(`/v1/rooms/${room.id}?lang=${lang}&property-id=${roomsId}`, room);
      note(`/v1/rooms/${encodeURIComponent(room.slug)}?lang=${lang}&property-id=${roomsId}`, room);
    }
  }
  return digests;
}

/** The calls whose answers came, went or changed. */
export function changedCalls(before: Digests, now: Digests): string[] {
  const calls = new Set([...Object.keys(before), ...Object.keys(now)]);
  return [...calls].filter((call) => before[call] !== now[call]);
}

function encodePath(path: string): string {
  return path.split("/").map(encodeURIComponent).join("/");
}
