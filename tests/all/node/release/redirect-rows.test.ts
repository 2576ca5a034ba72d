import { cp } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { readRedirectRows } from "../../../../services/release/redirect-rows";
import { parseEnvironment } from "../../../../shared/environment";
import { freePort } from "../../../support/free-port";
import { temporaryFolder } from "../../../support/temporary-folder";

test("a content server's redirects are fetched, its last good answer is used while it fails, and 404 means none", async () => {
  let answer = {
    status: 200,
    body: JSON.stringify([{ from: "/old", to: "/gallery", status: 301, extra: 1 }]),
  };
  const asked: (string | undefined)[] = [];
  const api = createServer((request, response) => {
    asked.push(request.url);
    response.writeHead(answer.status, { "content-type": "application/json" }).end(answer.body);
  });
  const port = await freePort();
  await new Promise<void>((listening) => api.listen(port, "127.0.0.1", () => listening()));
  try {
    // In a folder without a redirects.csv.
    const hotelFile = join(await temporaryFolder(), "hotel.json");
    await cp("content/hotel.json", hotelFile);
    const environment = parseEnvironment({ HOTEL_FILE: hotelFile });
    const cacheFolder = await temporaryFolder();
    const warnings: string[] = [];
    const log = { info: () => {}, warn: (message: string) => void warnings.push(message) };
    const read = () =>
      readRedirectRows(environment, { apiUrl: `http://127.0.0.1:${port}`, cacheFolder, log });
    const place = "/v1/redirects?property-id=1, entry 1";
    const rows = [{ from: "/old", to: "/gallery", status: "301", place }];
    expect(await read()).toEqual(rows);
    expect(asked).toEqual(["/v1/redirects?property-id=1"]);

    answer = { status: 500, body: "{}" };
    expect(await read()).toEqual(rows);
    answer = { status: 404, body: "{}" };
    expect(await read()).toEqual([]);
    warnings.length = 0;

    answer = {
      status: 200,
      body: JSON.stringify([
        { from: "/bad", status: 307 },
        { from: "/old", to: "/gallery", status: 301 },
      ]),
    };
    expect(await read()).toEqual([{ ...rows[0], place: place.replace("entry 1", "entry 2") }]);
    expect(warnings).toEqual([
      expect.stringMatching(
        /^The redirect of \/v1\/redirects\?property-id=1, entry 1 is left out: status must be/,
      ),
    ]);
  } finally {
    api.close();
  }
});
