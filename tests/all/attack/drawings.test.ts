import { readFile } from "node:fs/promises";
import { createHttpGet } from "../../../content-api/http";
import { fetchPictures } from "../../../plugins/gatsby-source-hotel/src/pictures";
import { startStubApi } from "../../support/stub-api";
import { temporaryFolder } from "../../support/temporary-folder";
import { whatActs } from "../../support/what-acts";
import { HOSTILE_DRAWINGS } from "./corpus/drawings";

/** The file that the build makes of a drawing, if any. `cms/tests/cases/incoming.ts` tests the CMS the same way. */
async function built(drawing: string | Uint8Array): Promise<string | undefined> {
  const api = await startStubApi(() => ({
    headers: { "content-type": "image/svg+xml" },
    body: Buffer.from(drawing),
  }));
  const address = "/media/drawing.svg";
  const files = await fetchPictures([address], {
    apiOrigin: api.url,
    folder: await temporaryFolder(),
    get: createHttpGet(api.url, { timeout: 60_000, concurrency: 1, retries: 0, retryDelay: 1 }),
    log: { info: () => {}, warn: () => {} },
  });
  const file = files.get(address);
  return file ? await readFile(file.path, "utf8") : undefined;
}

test.each(Object.entries(HOSTILE_DRAWINGS))("%s: the built file, if any, is inert", async (_, drawing) => {
  const svg = await built(drawing);
  expect(svg === undefined ? [] : whatActs(svg)).toEqual([]);
});
