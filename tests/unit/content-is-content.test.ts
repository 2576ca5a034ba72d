import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROUTES } from "../../shared/routes";
import { hotelWords } from "../support/hotel-words";

const CODE = ["shared", "languages", "src", "gatsby", "content-api", "content-folder", "plugins", "services"];
const ROUTE_TABLE = "shared/routes.ts";

test("no name, number, address, colour or text of the hotel stands in the code", () => {
  const colours = [...readFileSync("content/tokens.json", "utf8").matchAll(/#[0-9A-F]{6}/gi)].map(
    ([hex]) => hex,
  );
  const words = [...hotelWords(), ...colours.filter((colour) => colour.toUpperCase() !== "#FFFFFF")];
  expect(words.length).toBeGreaterThan(60);
  expect(findIn(codeFiles(), words)).toEqual([]);
});

test("translated slugs stand in the route table only", () => {
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
  return CODE.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)),
  ).filter((file) => /\.(tsx?|json|css)$/.test(file));
}
