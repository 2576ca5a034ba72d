import { readFileSync } from "node:fs";
import { join } from "node:path";
import { cutFonts } from "../../../fonts/cut-fonts";
import { SPOKEN_SCRIPTS } from "../../../languages/spoken-scripts";
import { listFiles } from "../../../toolkit/files";
import { charactersOf, FONT_RANGES, FONT_SCRIPTS, isCut } from "../../../shared/fonts/families";

const TEXTS = ["content", "tests/fixtures/second-hotel", "languages"];

/** The brand fonts have no Arabic letters, and the admin has its own fonts for Payload's texts. */
const isOfBrand = (file: string) => !file.startsWith("ar/") && !file.endsWith("/editor-payload.json");

const charactersOfFiles = (files: string[]) =>
  new Set(files.flatMap((file) => [...readFileSync(file, "utf8")]).filter((character) => character >= " "));

test.each(TEXTS)("every character in %s is covered by the first view's fonts", async (folder) => {
  const files = (await listFiles(folder)).filter((name) => name.endsWith(".json"));
  expect(files.length).toBeGreaterThan(3);
  const common = new Set(
    FONT_SCRIPTS.filter(isCut).flatMap((script) => [...charactersOf(FONT_RANGES[script])]),
  );
  const used = charactersOfFiles(files.filter(isOfBrand).map((name) => join(folder, name)));
  expect([...used].filter((character) => !common.has(character))).toEqual([]);
});

test("the committed fonts match the output of npm run fonts", async () => {
  const fonts = await cutFonts();
  expect(fonts).toHaveLength(12);
  for (const { name, content } of fonts) {
    expect({ name, same: content.equals(readFileSync(join("fonts/cut", name))) }).toEqual({
      name,
      same: true,
    });
  }
});

test("pages reference no fonts subset for languages that the hotel lacks", () => {
  expect(SPOKEN_SCRIPTS).toEqual(
    FONT_SCRIPTS.filter((script) => !/^(?:western|polish|ukrainian)-/.test(script)),
  );
});

test("a CSS unicode-range is expanded to its characters", () => {
  expect(charactersOf("U+0041-0043,U+20AC")).toBe("ABC€");
});
