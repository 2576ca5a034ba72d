import { answeredCalls } from "../../../content-folder/changed-calls";
import { HOTEL_FILE } from "../../../content-folder/files";
import { PROPERTY_IDS } from "../../../shared/content-calls";
import { digestOf } from "../../../shared/digest";
import type { CurrentContent } from "../live/live-content";

/** Digest of each response the site may have read, by call; includes the hotel file, which has no call. */
export type Digests = Record<string, string>;

/** Digests of everything the site may have read from this content. */
export function digestsOf({ folder: { hotel, tokens }, content }: CurrentContent): Digests {
  const digests: Digests = { [HOTEL_FILE]: shortDigest([hotel, tokens]) };
  for (const { path, answer } of answeredCalls(content, hotel?.propertyIds ?? PROPERTY_IDS)) {
    digests[path] = shortDigest(answer());
  }
  return digests;
}

/** Calls whose responses were added, removed or changed. */
export function differences(before: Digests, now: Digests): string[] {
  const calls = new Set([...Object.keys(before), ...Object.keys(now)]);
  return [...calls].filter((call) => before[call] !== now[call]);
}

/** Half of the digest, to save space for thousands of calls; it still distinguishes responses. */
function shortDigest(value: unknown): string {
  return digestOf(JSON.stringify(value)).slice(0, 32);
}
