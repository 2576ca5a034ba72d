import { basename } from "node:path";
import { createRequire } from "node:module";

const { default: Sequencer } = createRequire(import.meta.url)("@jest/test-sequencer");

/** Builds take longest; tests that wait for a site of the world run last, as it is built in the meantime. */
const KINDS = [
  "builds",
  "node",
  "all-node",
  "deep-node",
  "components",
  "unit",
  "browser",
  "all-browser",
  "engines",
  "deep",
];

/** Jest sorts by earlier runs. A fresh checkout has none: the longest file of a kind could start last. */
const LONGEST = ["development-server.test.ts", "layouts.test.ts"];

const placeOf = ({ path, context }) =>
  2 * KINDS.indexOf(context.config.displayName.name) + (LONGEST.includes(basename(path)) ? 0 : 1);

export default class LongestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((one, other) => placeOf(one) - placeOf(other));
  }
}
