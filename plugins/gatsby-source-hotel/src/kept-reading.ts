import { existsSync } from "node:fs";
import path from "node:path";
import { type Calls, createCalls } from "../../../content-api/calls";
import { answersFile } from "../../../content-api/cache-folder";
import type { Log } from "../../../content-api/log";
import { openSnapshot, type Snapshot } from "../../../content-api/snapshot";
import type { HotelFile } from "../../../shared/hotel-file";
import type { SourceOptions } from "./options";
import type { PictureFile } from "./pictures";
import type { NodeDigests } from "./replace-nodes";
import { createKeptTexts, type KeptTexts } from "./rich-text/kept-texts";

/** What a process that builds again and again keeps of its last whole reading. */
export interface Reading {
  /** Names all that it hangs on beside the answers. */
  key: string;
  calls: Calls;
  snapshot: Snapshot;
  /** Calls that could not be read: asked for again, whatever is said to have changed. */
  unsure: Set<string>;
  /** Fetched pictures by address. */
  pictures: Map<string, PictureFile>;
  texts: KeptTexts;
  /** Address and languages of the reservation site, to which the links of the texts name their language. */
  reservationSite: string | undefined;
  /** Unset before the first whole reading of a process. */
  nodes: NodeDigests | undefined;
}

let kept: Reading | undefined;

/**
 * Takes what this process kept of the last whole reading of the same API for the same site, or what is on disk. It is kept again with
 * `keepReading` alone, so that nothing is left of a reading that failed.
 */
export async function takeReading(
  options: SourceOptions,
  hotel: HotelFile,
  log: Log,
): Promise<Reading & { isFresh: boolean }> {
  const key = keyOf(options, hotel);
  const file = answersFile(options.cacheDir);
  const last = kept?.key === key && existsSync(file) ? kept : undefined;
  kept = undefined;
  if (last) return { ...last, isFresh: false };
  return {
    key,
    calls: createCalls(hotel.propertyIds),
    snapshot: await openSnapshot(file, log, options.apiUrl),
    unsure: new Set(),
    pictures: new Map(),
    texts: createKeptTexts(),
    reservationSite: undefined,
    nodes: undefined,
    isFresh: true,
  };
}

export function keepReading(reading: Reading): void {
  reading.texts.forgetUnread();
  kept = reading;
}

/** The texts that were kept, where their links lead to the same reservation site. */
export function textsFor(reading: Reading, reservationSite: string): KeptTexts {
  return reading.reservationSite === reservationSite ? reading.texts : createKeptTexts();
}

function keyOf({ apiUrl, siteUrl, cacheDir }: SourceOptions, hotel: HotelFile): string {
  return JSON.stringify([apiUrl, siteUrl, path.resolve(cacheDir), hotel.propertyIds]);
}
