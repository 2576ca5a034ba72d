import type { LiveContent } from "./api/live-content";
import type { Publisher } from "./publish/publisher";
import { Turns } from "./database/turns";

/** What all of this process shares: Next bundles a module several times, so none can hold it by itself. */
interface Shared {
  turns: Turns;
  live?: LiveContent;
  drafts?: LiveContent;
  publishers: Publisher[];
}

declare global {
  // A global of the process can only be declared so.
  var hotelCms: Shared | undefined;
}

export function shared(): Shared {
  return (globalThis.hotelCms ??= { turns: new Turns(), publishers: [] });
}

/** Who writes to the database, one at a time. */
export function turns(): Turns {
  return shared().turns;
}
