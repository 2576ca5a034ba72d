import { existsSync } from "node:fs";
import path from "node:path";
import { type Calls, createCalls } from "../../../content-api/calls";
import { answersFile } from "../../../content-api/cache-folder";
import type { Log } from "../../../content-api/log";
import { openSnapshot, type Snapshot } from "../../../content-api/snapshot";
import type { HotelFile } from "../../../model/hotel-file";
import type { SourceOptions } from "./options";
import type { PictureFile } from "./pictures";
import type { NodeDigests } from "./replace-nodes";
import { createKeptTexts, type KeptTexts } from "./rich-text/kept-texts";

/** State that a long-running build process keeps from its last complete load. */
interface Reading {
  /** Identifies everything else the result depends on. */
  key: string;
  calls: Calls;
  snapshot: Snapshot;
  /** Calls that failed last time: always repeated, whatever the webhook says has changed. */
  unsure: Set<string>;
  /** Fetched pictures by address. */
  pictures: Map<string, PictureFile>;
  texts: KeptTexts;
  /** Address and languages of the reservation site that the links in the texts were built for. */
  reservationSite: string | undefined;
  /** Undefined before the process's first complete load. */
  nodes: NodeDigests | undefined;
}

let kept: Reading | undefined;

/**
 * Takes the state of this process's last complete load of the same API for the same site, or else reads it from disk.
 * Only `keepReading` stores it again, so a failed load leaves nothing behind.
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

/** Returns the cached texts if their links were built for the same reservation site, else an empty cache. */
export function textsFor(reading: Reading, reservationSite: string): KeptTexts {
  return reading.reservationSite === reservationSite ? reading.texts : createKeptTexts();
}

function keyOf({ apiUrl, siteUrl, cacheDir }: SourceOptions, hotel: HotelFile): string {
  return JSON.stringify([apiUrl, siteUrl, path.resolve(cacheDir), hotel.propertyIds]);
}
