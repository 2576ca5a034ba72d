import { mkdir, readdir, readFile, rm, symlink, utimes, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import worker, { type Operation } from "gatsby-plugin-sharp/gatsby-worker";
import sharp from "sharp";
import { keepMadePictures } from "../../../gatsby/inside/kept-pictures";
import { temporaryFolder } from "../../support/temporary-folder";

const PHOTO = resolve("content/media/award-still-life.jpg");
const OPERATIONS = [32, 48].map((width) => ({
  outputPath: `${width}/photo.webp`,
  args: { width, toFormat: "webp", quality: 50 },
}));

const make = worker.IMAGE_PROCESSING;
let folder: string;

beforeEach(async () => {
  folder = await temporaryFolder();
});

afterEach(() => {
  worker.IMAGE_PROCESSING = make;
});

/** Makes the photo for a site of this name, in the sizes of the operations. */
async function makeFor(site: string, operations: Operation[], path = PHOTO): Promise<void> {
  await worker.IMAGE_PROCESSING({
    inputPaths: [{ path, contentDigest: "the-photo" }],
    outputDir: join(folder, site, "the-photo"),
    args: { operations, pluginOptions: { stripMetadata: true } },
  });
}

const made = (site: string, width: number) => readFile(join(folder, site, `the-photo/${width}/photo.webp`));

test("a second site reuses the sizes made for the first and makes only new ones", async () => {
  const store = join(folder, "store");
  await keepMadePictures(store);
  await makeFor("one", OPERATIONS.slice(0, 1));
  const [encoder = ""] = await readdir(store);
  await writeFile(join(store, encoder, "the-photo/32/photo.webp"), "the kept one");

  await makeFor("other", OPERATIONS);
  expect((await made("other", 32)).toString()).toBe("the kept one");
  expect((await made("other", 48)).subarray(8, 12).toString()).toBe("WEBP");
  expect(await readdir(join(store, encoder, "the-photo"))).toEqual(["32", "48"]);
});

test("a photo taken upright stays upright; an unreadable one is reported by name", async () => {
  await keepMadePictures(join(folder, "store"));
  const [upright, torn] = [join(folder, "upright.jpg"), join(folder, "torn.jpg")];
  const size = { width: 90, height: 60 };
  const create = { ...size, channels: 3, background: "#333" } as const;
  await sharp({ create }).withMetadata({ orientation: 6 }).jpeg().toFile(upright);
  await makeFor("one", OPERATIONS.slice(0, 1), upright);
  expect(await sharp(await made("one", 32)).metadata()).toMatchObject({ width: 32, height: 48 });

  await writeFile(torn, (await readFile(PHOTO)).subarray(0, 20_000));
  await expect(makeFor("two", OPERATIONS, torn)).rejects.toThrow(torn);
  const [encoder = ""] = await readdir(join(folder, "store"));
  expect(await readdir(join(folder, "store", encoder, "the-photo"))).toEqual(["32"]);
});

test("a size cropped around a focal point shows what a browser would show of the whole picture", async () => {
  await keepMadePictures(join(folder, "store"));
  const halves = join(folder, "halves.png");
  const red = { width: 120, height: 60, channels: 3, background: "#f00" } as const;
  const blue = { ...red, width: 60, background: "#00f" };
  await sharp({ create: red })
    .composite([{ input: { create: blue }, left: 60, top: 0 }])
    .png()
    .toFile(halves);
  const cut = (width: number, cropFocus: string) => ({
    outputPath: `${width}/photo.webp`,
    args: { width, height: width, toFormat: "webp", quality: 90, cropFocus },
  });
  await makeFor("one", [cut(30, "0% 50%"), cut(40, "100% 50%"), cut(50, "50% 50%")], halves);
  const colours = async (width: number) => {
    const row = await sharp(await made("one", width))
      .extract({ left: 0, top: width / 2, width, height: 1 })
      .extractChannel("red")
      .raw()
      .toBuffer();
    return [row.at(2), row.at(-3)].map((value = 0) => (value > 128 ? "red" : "blue"));
  };
  expect(await colours(30)).toEqual(["red", "red"]);
  expect(await colours(40)).toEqual(["blue", "blue"]);
  expect(await colours(50)).toEqual(["red", "blue"]);
});

test("pictures unused by any build for 60 days are removed, the others kept", async () => {
  const store = join(folder, "store");
  await keepMadePictures(store);
  await makeFor("one", OPERATIONS);
  const [encoder = ""] = await readdir(store);
  const unused = join(store, encoder, "unused");
  await mkdir(unused);
  const longAgo = new Date(Date.now() - 61 * 24 * 3_600_000);
  await utimes(unused, longAgo, longAgo);

  // Listed but not there, as what another build removes meanwhile.
  const removed = join(store, encoder, "removed");
  await symlink("nowhere", removed);

  worker.IMAGE_PROCESSING = make;
  await keepMadePictures(store);
  await rm(removed);
  expect(await readdir(join(store, encoder))).toEqual(["the-photo"]);
});
