import { answeredCalls } from "../../../content-folder/changed-calls";
import { HOTEL_FILE } from "../../../content-folder/files";
import { PROPERTY_IDS } from "../../../shared/content-calls";
import { digestOf } from "../../../shared/digest";
import type { CurrentContent } from "../live/live-content";

/** A digest of each answer that the site may have read, by its call; the hotel file, which no call answers, is one of them. */
export type Digests = Record<string, string>;

/** Digests of all that the site may have read of this content. */
export function digestsOf({ folder: { hotel, tokens }, content }: CurrentContent): Digests {
  const digests: Digests = { [HOTEL_FILE]: shortDigest([hotel, tokens]) };
  for (const { path, answer } of answeredCalls(content, hotel?.propertyIds ?? PROPERTY_IDS)) {
    digests[path] = shortDigest(answer());
  }
  return digests;
}

/** The calls whose answers came, went or changed. */
export function differences(before: Digests, now: Digests): string[] {
  const calls = new Set([...Object.keys(before), ...Object.keys(now)]);
  return [...calls].filter((call) => before[call] !== now[call]);
}

/** They are kept for thousands of calls: half of the digest tells answers apart as well. */
function shortDigest(value: unknown): string {
  return digestOf(JSON.stringify(value)).slice(0, 32);
}
