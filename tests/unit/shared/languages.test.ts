import { DEFAULT_LOCALE, SHIPPED_LOCALES } from "../../../shared/locales";
import { literalsIn } from "../../support/code/literals";
import { filesIn, MODULE, sourceFiles } from "../../support/code/source-files";

/** Folders that may name languages, as that is their purpose. */
const VOCABULARY = /^(?:shared|languages)\//;
/** The benchmarks, and the CMS except its migrations. */
const OTHER_ROOMS = ["bench", "cms/app", "cms/commands", "cms/src"];
/** `tr` is also a table row and a picture's corner; code that names languages names the others, too. */
const NAMES = SHIPPED_LOCALES.filter((locale) => locale !== DEFAULT_LOCALE && locale !== "tr");
const NAME = new RegExp(`\\b(?:${NAMES.join("|")})\\b`);

const files = [...sourceFiles(MODULE), ...filesIn(OTHER_ROOMS, MODULE)].filter(
  (file) => !VOCABULARY.test(file),
);

/** Keys and strings in a file that are language codes. */
function languagesIn(file: string): string[] {
  const { strings, names } = literalsIn(file, NAME);
  const found = [...strings, ...names].filter((text) => NAMES.some((locale) => locale === text));
  return found.map((text) => `${file}: ${text}`);
}

test("languages are named only in shared/ and languages/", () => {
  expect(files.length).toBeGreaterThan(300);
  expect(files.flatMap(languagesIn)).toEqual([]);
});
