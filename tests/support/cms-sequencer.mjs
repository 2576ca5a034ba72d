import { createRequire } from "node:module";

const { default: Sequencer } = createRequire(import.meta.url)("@jest/test-sequencer");

/** Both build the site in this checkout, one after the other: at the two ends of a run neither waits for long. */
const [FIRST, LAST] = ["/live.test.ts", "/preview.test.ts"];

const placeOf = ({ path }) => Number(!path.endsWith(FIRST)) + Number(path.endsWith(LAST));

export default class SiteAtBothEnds extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((one, other) => placeOf(one) - placeOf(other));
  }
}
