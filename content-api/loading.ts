import type { Calls } from "./calls";
import type { Loader } from "./load";
import type { Log } from "./log";

/** What a part of the site is loaded with. */
export interface Loading {
  calls: Calls;
  loader: Loader;
  log: Log;
  /** Called with the reason a call could not be read. */
  fail(reason: string): void;
}
