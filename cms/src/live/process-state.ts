import type { LiveContent } from "./live-content";
import { WriteLock } from "./write-lock";

/** Is notified when the content may have changed. */
interface Notifier {
  wake(): void;
}

/** State shared by the whole process: Next bundles a module several times, so no module can hold it. */
interface ProcessState {
  /** Serialises writes to the database. */
  writeLock: WriteLock;
  live?: LiveContent;
  drafts?: LiveContent;
  notifiers: Notifier[];
  /** Forms that users have open, by form id. */
  openForms: Map<string, { document: string; person: string; at: number }>;
  /** Unlocks the data folder, which stays locked while this is referenced. */
  unlockFolder?: () => Promise<void>;
}

declare global {
  // Globals can only be declared with `var`.
  var hotelCms: ProcessState | undefined;
}

/** Created on first use. */
export function processState(): ProcessState {
  return (globalThis.hotelCms ??= { writeLock: new WriteLock(), notifiers: [], openForms: new Map() });
}
