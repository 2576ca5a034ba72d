import type { LiveContent } from "./live-content";
import { WriteLock } from "./write-lock";

/** Who is told that the content may have changed. */
interface Notifier {
  wake(): void;
}

/** What all of this process shares: Next bundles a module several times, so none can hold it by itself. */
interface ProcessState {
  /** Who writes to the database, one at a time. */
  writeLock: WriteLock;
  live?: LiveContent;
  drafts?: LiveContent;
  notifiers: Notifier[];
  /** Forms that people have open, each by a name of its own. */
  openForms: Map<string, { document: string; person: string; at: number }>;
  /** Lets the data folder go, which is locked as long as somebody holds this. */
  unlockFolder?: () => Promise<void>;
}

declare global {
  // A global of the process can only be declared so.
  var hotelCms: ProcessState | undefined;
}

/** Made by who asks first. */
export function processState(): ProcessState {
  return (globalThis.hotelCms ??= { writeLock: new WriteLock(), notifiers: [], openForms: new Map() });
}
