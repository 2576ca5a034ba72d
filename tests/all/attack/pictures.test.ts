import { basename, dirname } from "node:path";
import sharp from "sharp";
import { createHttpGet } from "../../../content-api/http";
import { fetchPictures, type PictureFile } from "../../../plugins/gatsby-source-hotel/src/pictures";
import { type Reply, startStubApi } from "../../support/stub-api";
import { temporaryFolder } from "../../support/temporary-folder";
import { HOSTILE_PICTURES, PICTURE_ADDRESSES } from "./corpus/pictures";

/** A file name that no host mistakes for a page, a script or a folder. */
const NAME = /^[\p{L}\p{N}._-]+\.(?:png|jpe?g|gif|svg|picture)$/u;
/** Longest file name in bytes that file systems allow, minus the suffix of a file being written. */
const LONGEST_NAME = 255 - 11;

async function fetchOne(address: string, reply: Reply) {
  const api = await startStubApi(() => reply);
  const folder = await temporaryFolder();
  const warnings: string[] = [];
  const files = await fetchPictures([address], {
    apiOrigin: api.url,
    folder,
    get: createHttpGet(api.url, { timeout: 60_000, concurrency: 1, retries: 0, retryDelay: 1 }),
    log: { info: () => {}, warn: (message) => void warnings.push(message) },
  });
  return { file: files.get(address) ?? null, folder, warnings };
}

function expectHarmless(file: PictureFile, folder: string): void {
  expect(dirname(dirname(file.path))).toBe(folder);
  expect(basename(file.path)).toMatch(NAME);
  expect(Buffer.byteLength(basename(file.path))).toBeLessThanOrEqual(LONGEST_NAME);
}

test.each(Object.entries(HOSTILE_PICTURES))(
  "%s is left out with a warning, or stored as a file that can only be shown as a picture",
  async (_, reply) => {
    const { file, folder, warnings } = await fetchOne("/media/a.html", reply);
    if (file === null) expect(warnings).toEqual([expect.stringContaining("GET /media/a.html: ")]);
    else expectHarmless(file, folder);
  },
);

test.each(PICTURE_ADDRESSES)("a picture at %s gets the file name of a picture", async (address) => {
  const body = await sharp({ create: { width: 2, height: 2, channels: 3, background: "teal" } })
    .png()
    .toBuffer();
  const { file, folder, warnings } = await fetchOne(address, { body });
  expect(warnings).toEqual([]);
  if (file === null) throw new Error("There is no file.");
  expectHarmless(file, folder);
});
