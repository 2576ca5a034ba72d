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

const kindOf = ({ context }) => KINDS.indexOf(context.config.displayName.name);

/** Jest sorts by earlier runs. A fresh checkout has none, so a long file could start last. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((one, other) => kindOf(one) - kindOf(other));
  }
}
