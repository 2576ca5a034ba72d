import { createRequire } from "node:module";

const { default: Sequencer } = createRequire(import.meta.url)("@jest/test-sequencer");

/** From the kind whose files take minutes to the one whose files take moments, which fill what the others leave at the end. */
const KINDS = ["builds", "browser", "engines", "node", "components", "unit"];

const kindOf = ({ context }) => KINDS.indexOf(context.config.displayName.name);

/** Jest goes by earlier runs, of which a fresh checkout has none: it would begin a long file last. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((one, other) => kindOf(one) - kindOf(other));
  }
}
