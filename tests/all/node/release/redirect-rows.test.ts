import { cp } from "node:fs/promises";
import { join } from "node:path";
import { readRedirectRows } from "../../../../services/release/redirect-rows";
import { parseEnvironment } from "../../../../shared/environment";
import { type Reply, startStubApi } from "../../../support/stub-api";
import { temporaryFolder } from "../../../support/temporary-folder";

test("a content server's redirects are fetched, its last good answer is used while it fails, and 404 means none", async () => {
  let answer: Reply = { body: [{ from: "/old", to: "/gallery", status: 301, extra: 1 }] };
  const api = await startStubApi(() => answer);
  // In a folder without a redirects.csv.
  const hotelFile = join(await temporaryFolder(), "hotel.json");
  await cp("content/hotel.json", hotelFile);
  const environment = parseEnvironment({ HOTEL_FILE: hotelFile });
  const cacheFolder = await temporaryFolder();
  const warnings: string[] = [];
  const log = { info: () => {}, warn: (message: string) => void warnings.push(message) };
  const read = () => readRedirectRows(environment, { apiUrl: api.url, cacheFolder, log });
  const place = "/v1/redirects?property-id=1, entry 1";
  const rows = [{ from: "/old", to: "/gallery", status: "301", place }];
  expect(await read()).toEqual(rows);
  expect(api.requests).toEqual(["/v1/redirects?property-id=1"]);

  answer = { status: 500, body: {} };
  expect(await read()).toEqual(rows);
  answer = { status: 404, body: {} };
  expect(await read()).toEqual([]);
  warnings.length = 0;

  answer = {
    body: [
      { from: "/bad", status: 307 },
      { from: "/old", to: "/gallery", status: 301 },
    ],
  };
  expect(await read()).toEqual([{ ...rows[0], place: place.replace("entry 1", "entry 2") }]);
  expect(warnings).toEqual([
    expect.stringMatching(
      /^The redirect of \/v1\/redirects\?property-id=1, entry 1 is left out: status must be/,
    ),
  ]);
});
