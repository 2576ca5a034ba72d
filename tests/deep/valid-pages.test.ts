import { execFileSync } from "node:child_process";
import { array, object, string } from "yup";
import { hasJava, htmlErrors } from "./html-checker";
import { EMBEDDED_HOTEL, SECOND_HOTEL } from "../support/site";

const findingsSchema = object({
  types: array(string().required()).required(),
  faults: array(string().required()).required(),
});

/** Types of structured data in a folder's pages, and their faults. */
async function checkStructuredData(folder: string) {
  const output = execFileSync(process.execPath, ["tests/deep/structured-data.mjs", folder], {
    encoding: "utf8",
  });
  return findingsSchema.validateSync(JSON.parse(output));
}

const HOTELS = [
  ["the embedded hotel", EMBEDDED_HOTEL.release],
  ["the second hotel", SECOND_HOTEL.release],
] as const;

test.each(HOTELS)(
  "every page of %s is valid HTML",
  async (_, release) => {
    if (!(await hasJava())) {
      console.warn("There is no Java, so no page was checked by the Nu HTML checker.");
      return;
    }
    expect(await htmlErrors(release)).toEqual([]);
  },
  180_000,
);

test.each(HOTELS)("the structured data of %s has no faults", async (_, release) => {
  const { types, faults } = await checkStructuredData(release);
  expect(types).toEqual(expect.arrayContaining(["BreadcrumbList", "Hotel", "WebSite"]));
  expect(faults).toEqual([]);
});
