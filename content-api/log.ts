import { tellOfCall } from "../shared/call-notices";

/** What is said while a site is loaded; Gatsby's reporter is one. */
export interface Log {
  info(message: string): void;
  warn(message: string): void;
}

/** Warns of a call that was not answered as it should be, and tells who follows the calls of this process. */
export function warnOfCall(log: Log, message: string): void {
  log.warn(message);
  tellOfCall({ failed: message });
}
