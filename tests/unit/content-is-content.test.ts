import { readFileSync } from "node:fs";
import { ROUTES } from "../../shared/routes";
import { hotelWords } from "../support/hotel-words";
import { sourceFiles } from "../support/code/source-files";

const ROUTE_TABLE = "shared/routes.ts";

test("the code contains none of the hotel's names, numbers, addresses, colours or texts", () => {
  const colours = [...readFileSync("content/tokens.json", "utf8").matchAll(/#[0-9A-F]{6}/gi)].map(
    ([hex]) => hex,
  );
  const words = [...hotelWords(), ...colours.filter((colour) => colour.toUpperCase() !== "#FFFFFF")];
  expect(words.length).toBeGreaterThan(60);
  expect(findIn(codeFiles(), words)).toEqual([]);
});

test("translated slugs appear only in the route table", () => {
  const slugs = ROUTES.flatMap(({ slugs = {} }) => Object.values(slugs)).filter((slug) => slug.includes("-"));
  const others = codeFiles().filter((file) => file !== ROUTE_TABLE);
  expect(findIn(others, slugs)).toEqual([]);
});

function findIn(files: string[], words: string[]): string[] {
  return files.flatMap((file) => {
    const code = readFileSync(file, "utf8").toLowerCase();
    return words.filter((word) => code.includes(word.toLowerCase())).map((word) => `${file}: ${word}`);
  });
}

function codeFiles(): string[] {
  return sourceFiles(/\.(tsx?|json|css)$/);
}
