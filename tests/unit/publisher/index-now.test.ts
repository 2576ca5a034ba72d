import type { IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { createIndexNow } from "../../../services/publisher/index-now";
import { startStubApi } from "../../support/stub-api";

const KEY = "2f9c1e7ab04d4c6e";
const SITE = { siteUrl: "https://www.hotel.example", key: KEY };

/** Search engines that respond with these statuses in turn, and the requests' bodies. */
async function startEngines(...statuses: number[]) {
  const told: unknown[] = [];
  const api = await startStubApi(async (_, request: IncomingMessage) => {
    told.push(JSON.parse(await text(request)));
    return { status: statuses.shift() ?? 200, body: "" };
  });
  return { ...api, told };
}

test("search engines are notified of changed addresses, with the key file, and not if nothing changed", async () => {
  const engines = await startEngines(202);
  const announce = createIndexNow({ ...SITE, endpoint: engines.url });
  expect(await announce(["/gallery", "/ru/галерея"])).toBeUndefined();
  expect(await announce([])).toBeUndefined();
  await engines.close();
  expect(engines.told).toEqual([
    {
      host: "www.hotel.example",
      key: KEY,
      keyLocation: `https://www.hotel.example/${KEY}.txt`,
      urlList: [
        "https://www.hotel.example/gallery",
        "https://www.hotel.example/ru/%D0%B3%D0%B0%D0%BB%D0%B5%D1%80%D0%B5%D1%8F",
      ],
    },
  ]);
});

test("a rejected notification is reported and sent again with the next change", async () => {
  const engines = await startEngines(403);
  const announce = createIndexNow({ ...SITE, endpoint: engines.url });
  expect(await announce(["/gallery"])).toMatch(/not told of 1 changed pages: IndexNow answered 403/);
  expect(await announce(["/rooms"])).toBeUndefined();
  await engines.close();
  expect(engines.told.at(-1)).toMatchObject({
    urlList: ["https://www.hotel.example/gallery", "https://www.hotel.example/rooms"],
  });
});
