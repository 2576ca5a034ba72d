import { basename } from "node:path";
import { createRequire } from "node:module";

const { default: Sequencer } = createRequire(import.meta.url)("@jest/test-sequencer");

/** The first test requests the seed; those without it run meanwhile. Then the longest, so short ones fill the end. */
const ORDER = [
  "people.test.ts",
  "cms-code",
  "content.test.ts",
  "live.test.ts",
  "together.test.ts",
  "languages.test.ts",
  "doors.test.ts",
  "desk.test.ts",
  "header.test.ts",
];

const placeOf = ({ path, context }) => {
  const place = ORDER.findIndex((name) => [basename(path), context.config.displayName.name].includes(name));
  return place === -1 ? ORDER.length : place;
};

export default class LongestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((one, other) => placeOf(one) - placeOf(other));
  }
}
