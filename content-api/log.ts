import { tellOfCall } from "../shared/call-notices";

/** Logger used while a site is loaded; Gatsby's reporter is one. */
export interface Log {
  info(message: string): void;
  warn(message: string): void;
}

/** Warns of a call that was not answered properly, and notifies subscribers to this process's calls. */
export function warnOfCall(log: Log, message: string): void {
  log.warn(message);
  tellOfCall({ failed: message });
}
