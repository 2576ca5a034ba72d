import { takeBuildTurn } from "../../services/publisher/build-turn";

/** Milliseconds; as long as such a file may take to begin. */
const LONGEST_WAIT = 900_000;

/** Waits until no other test file has this checkout's own site built; answers how to let the next one. */
export function checkoutTurn(): Promise<() => Promise<void>> {
  return takeBuildTurn(".test-sites", AbortSignal.timeout(LONGEST_WAIT), () => undefined);
}
