import { createRequire } from "node:module";

const { default: Sequencer } = createRequire(import.meta.url)("@jest/test-sequencer");

/** Builds take longest; what waits for a site of the world comes last, as it is built meanwhile. */
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

/** Jest goes by earlier runs, of which a fresh checkout has none: it would begin a long file last. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((one, other) => kindOf(one) - kindOf(other));
  }
}
