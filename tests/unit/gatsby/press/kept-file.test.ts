import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { keptFile } from "../../../../gatsby/press/kept-file";
import { temporaryFolder } from "../../../support/temporary-folder";

test("concurrent requests from pages in all languages share one file, made once and kept", async () => {
  const folder = join(await temporaryFolder(), "press");
  const make = jest.fn((file: string) => writeFile(file, "kit"));
  const ask = () => keptFile(folder, "photo-kit", "one.zip", make);
  const answers = await Promise.all([ask(), ask(), ask()]);
  expect(answers).toEqual(Array(3).fill({ file: join(folder, "photo-kit-one.zip"), bytes: 3 }));
  await ask();
  expect(make).toHaveBeenCalledTimes(1);
});

test("a new file replaces the previous one and leaves others alone", async () => {
  const folder = await temporaryFolder();
  const make = (text: string) => (file: string) => writeFile(file, text);
  await keptFile(folder, "fact-sheet-tr", "one.pdf", make("one"));
  await keptFile(folder, "fact-sheet-en", "one.pdf", make("en"));
  const { file } = await keptFile(folder, "fact-sheet-tr", "two.pdf", make("two"));
  expect((await readdir(folder)).sort()).toEqual(["fact-sheet-en-one.pdf", "fact-sheet-tr-two.pdf"]);
  expect(await readFile(file, "utf8")).toBe("two");
});

test("a file that could not be made is tried again the next time", async () => {
  const folder = await temporaryFolder();
  await expect(
    keptFile(folder, "photo-kit", "one.zip", () => Promise.reject(new Error("no picture"))),
  ).rejects.toThrow("no picture");
  await keptFile(folder, "photo-kit", "one.zip", (file) => writeFile(file, "kit"));
  expect(await readdir(folder)).toEqual(["photo-kit-one.zip"]);
});
