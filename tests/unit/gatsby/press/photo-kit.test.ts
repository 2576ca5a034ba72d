import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { writePhotoKit } from "../../../../gatsby/press/photo-kit";
import { temporaryFolder } from "../../../support/temporary-folder";

async function writeKit() {
  const folder = await temporaryFolder();
  const paths = ["a", "b"].map((name) => {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, "pier.jpg"), `pixels of ${name}`.repeat(10_000));
    return join(folder, name, "pier.jpg");
  });
  const pictures = paths.map((path) => ({ path, captions: { en: `The "pier"`, tr: "=İskele" } }));
  const file = join(folder, "kit.zip");
  await writePhotoKit(
    {
      pictures,
      licences: [
        { locale: "en", text: "Free to print." },
        { locale: "tr", text: "" },
      ],
      digests: [],
    },
    file,
  );
  return file;
}

test("the kit contains every original, a spreadsheet of captions and the licence", async () => {
  const file = await writeKit();
  const entries = unzipSync(readFileSync(file));
  expect(Object.keys(entries)).toEqual(["01-pier.jpg", "02-pier.jpg", "captions.csv", "licence-en.txt"]);
  expect(strFromU8(entries["02-pier.jpg"] ?? new Uint8Array())).toBe("pixels of b".repeat(10_000));
  expect(Buffer.from(entries["captions.csv"] ?? []).toString()).toBe(
    "\uFEFFPicture,English,Türkçe\n" +
      `01-pier.jpg,"The ""pier""",'=İskele\n02-pier.jpg,"The ""pier""",'=İskele\n`,
  );
  expect(strFromU8(entries["licence-en.txt"] ?? new Uint8Array())).toBe("Free to print.\n");
});

test("the same content produces the same file, which other programs can read", async () => {
  const [one, other] = [await writeKit(), await writeKit()];
  expect(readFileSync(one).equals(readFileSync(other))).toBe(true);
  const python = "import sys,zipfile; print(zipfile.ZipFile(sys.argv[1]).testzip())";
  expect(execFileSync("python3", ["-c", python, one]).toString().trim()).toBe("None");
});
