import { readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { writeBrandFonts } from "../../../fonts/write-brand-fonts";
import { charactersIn } from "../../../fonts/font-files";
import type { Locale } from "../../../shared/locales";
import { temporaryFolder } from "../../support/temporary-folder";

const OWN_FILE = resolve(
  "node_modules/@fontsource-variable/commissioner/files/commissioner-latin-wght-normal.woff2",
);

/** Module generated for a hotel with these fonts in its tokens file. */
async function moduleOf(fonts: object | undefined, locales: readonly Locale[] = ["en"]) {
  const folder = await temporaryFolder();
  const tokensFile = join(folder, "tokens.json");
  await writeFile(tokensFile, JSON.stringify({ fonts }));
  const path = await writeBrandFonts(tokensFile, join(folder, "written"), locales);
  return path === undefined ? undefined : readFile(path, "utf8");
}

/** Source text of a module's constant. */
const constant = (module: string | undefined, name: string) =>
  new RegExp(`^export const ${name} = (.*);$`, "m").exec(module ?? "")?.[1] ?? "";

/** The files that a locale preloads, without their folders. */
function preloads(module: string | undefined, locale: Locale): string[] {
  const names = new RegExp(`\\b${locale}:\\[([^\\]]*)\\]`).exec(constant(module, "FONT_PRELOADS"))?.[1] ?? "";
  return names
    .split(",")
    .map((name) => new RegExp(`^import ${name} from ".*/([^/]+)";$`, "m").exec(module ?? "")?.[1] ?? "");
}

test("a hotel that names no fonts keeps the default ones if they cover its languages", async () => {
  expect(await moduleOf(undefined, ["en", "tr", "ru", "de"])).toBeUndefined();
});

test("Arabic gets its own font, preloaded only on Arabic pages", async () => {
  const module = await moduleOf(undefined, ["en", "ar"]);
  expect(preloads(module, "en")).toEqual([
    "noto-serif-display-latin-common-300.woff2",
    "commissioner-latin-common-400-500.woff2",
  ]);
  expect(preloads(module, "ar")[0]).toBe("vazirmatn-arabic-common-300-500.woff2");
  const stacks: unknown = JSON.parse(constant(module, "LANGUAGE_STACKS"));
  const arabic = expect.stringMatching(/^"Vazirmatn Variable", "/);
  expect(stacks).toEqual({ ar: { heading: arabic, body: arabic } });
  expect(constant(module, "FONT_STACKS")).not.toContain("Vazirmatn");
});

test("a package that replaces the text font is subset, preloaded and given a size-matched fallback", async () => {
  const module = await moduleOf({ text: { package: "@fontsource-variable/vazirmatn" } });
  expect(preloads(module, "en")).toEqual([
    "noto-serif-display-latin-common-300.woff2",
    "vazirmatn-latin-common-400-500.woff2",
  ]);
  expect(module).not.toContain("commissioner");
  expect(constant(module, "FONT_STACKS")).toContain("Vazirmatn Fallback");
  const arial = /Vazirmatn Fallback\\";src:local\(\\"Arial.*?size-adjust:([\d.]+)%/.exec(module ?? "");
  expect(Number(arial?.[1])).toBeGreaterThan(85);
  expect(Number(arial?.[1])).toBeLessThan(115);
});

test("a hotel's own font file is subset to what its languages need", async () => {
  const text = {
    files: [OWN_FILE],
    family: "Hotel Sans",
    licence: "SIL Open Font License 1.1",
    weight: "400 500",
  };
  const folder = await temporaryFolder();
  const tokensFile = join(folder, "tokens.json");
  await writeFile(tokensFile, JSON.stringify({ fonts: { text } }));
  await writeBrandFonts(tokensFile, folder, ["en"]);
  const characters = charactersIn(await readFile(join(folder, "hotel-sans-latin-common-400-500.woff2")));
  expect([characters.has("A"), characters.has("é"), characters.has("Ē")]).toEqual([true, true, false]);
});

test.each<[string, object, RegExp]>([
  [
    "a package that is not there",
    { text: { package: "@fontsource/gone" } },
    /tokens\.json.*fonts\.text\.package: @fontsource\/gone is not installed.*npm install --save-exact @fontsource\/gone/,
  ],
  [
    "a weight that a package lacks",
    { display: { package: "@fontsource/noto-serif-display", weight: "350" } },
    /tokens\.json.*fonts\.display.*-350-normal.*fonts\.display\.weight/,
  ],
  [
    "a file that is not there",
    { text: { files: ["gone.woff2"], family: "Hotel", licence: "OFL-1.1" } },
    /tokens\.json.*fonts\.text: there is no file .*gone\.woff2/,
  ],
  [
    "a file that is no font",
    { text: { files: ["tokens.json"], family: "Hotel", licence: "OFL-1.1" } },
    /fonts\.text: .*tokens\.json can't be read as a font/,
  ],
  [
    "a file without its licence",
    { text: { files: [OWN_FILE], family: "Hotel" } },
    /fonts\.text needs .*licence/,
  ],
  ["neither package nor file", { display: { weight: "300" } }, /fonts\.display names either/],
  ["a language that nobody knows", { xx: {} }, /codes of languages: xx is none/],
  [
    "letters that a font lacks",
    { text: { package: "@fontsource-variable/vazirmatn" } },
    /fonts\.text: Vazirmatn Variable lacks letters of .*\(ru\): .*Ж.*fonts\.ru\.text/,
  ],
])("the build fails on %s and says what to do", async (_, fonts, message) => {
  await expect(moduleOf(fonts, ["en", "ru"])).rejects.toThrow(message);
});
