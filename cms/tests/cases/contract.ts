import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { answeredCalls } from "../../../content-folder/changed-calls";
import { loadContent } from "../../../content-folder/load";
import { PROPERTY_IDS } from "../../../shared/content-calls";
import { runCommand } from "../../../tests/support/run-command";
import { pictureResponse } from "../../src/api/pictures";
import { CONTENT } from "../support/cms";
import { cms } from "../support/opened";

/** Calls that are invalid or ask for content that doesn't exist. */
const REFUSED = [
  "/v1/pages/url-lang?property-id=1&url=/nowhere&lang=en",
  "/v1/pages/url-lang?property-id=1&url=/en&lang=en",
  "/v1/pages/url-lang?property-id=0&url=gallery&lang=xx",
  "/v1/pages/url-lang?property-id=1&lang=en",
  "/v1/pages/1/contact?lang=en",
  "/v1/pages/three/contact?lang=en",
  "/v1/menus?property-id=1",
  "/v1/menus?property-id=1&lang=en&lang=tr",
  "/v1/pages?lang=en",
  "/v1/properties/1",
  "/v1/properties/first?lang=en",
  "/v1/rooms?lang=en",
  "/v1/rooms/99?lang=ru&property-id=2",
  "/v1/rooms/a-room?lang=frproperty-id=2",
];

describe("the content API", () => {
  it("answers every call as the embedded content server does", async () => {
    // In its own process: Jest can't load a server package that requires one in another module format.
    const embedded = runCommand(".", "content-server/main", {
      PORT: "0",
      DATA_DIR: join(cms.dataDir, "embedded"),
    });
    try {
      await embedded.says("Content API on ");
      const [, url = ""] = /Content API on (http:\S+?),/.exec(embedded.output()) ?? [];
      const known = answeredCalls(await loadContent(CONTENT), PROPERTY_IDS).map(({ path }) => path);
      expect(known.length).toBeGreaterThan(180);
      // The specification writes the room's call without the `&`.
      const spelled = known.find((path) => path.startsWith("/v1/rooms/"))?.replace("&", "") ?? "";
      for (const path of [...known, spelled, ...REFUSED]) {
        const theirs = await fetch(url + path);
        const { status, body } = await cms.call("GET", `/api${path}`);
        expect({ path, status, body }).toEqual({ path, status: theirs.status, body: await theirs.json() });
      }
    } finally {
      embedded.child.kill();
      await embedded.ended;
    }
  });

  it("serves each kind of file that its answers name, byte for byte", async () => {
    const answers = answeredCalls(await loadContent(CONTENT), PROPERTY_IDS).map(({ answer }) => answer());
    const names = new Set(
      [...JSON.stringify(answers).matchAll(/"\/media\/([^"?]+)/g)].map(([, name = ""]) => name),
    );
    expect(names.size).toBeGreaterThan(50);
    const byKind = new Map([...names].map((name) => [extname(name), name]));
    const wrong: string[] = [];
    for (const name of byKind.values()) {
      const request = new Request(`http://localhost:3000/media/${name}`);
      const answer = await pictureResponse(cms.payload, request, name);
      const isSame = (await readFile(join(CONTENT, "media", name))).equals(
        Buffer.from(await answer.arrayBuffer()),
      );
      if (!isSame) wrong.push(name);
    }
    expect(wrong).toEqual([]);
  });

  it("answers 304 to a client with a current copy", async () => {
    const path = "/api/v1/menus?property-id=1&lang=tr";
    const first = await cms.call("GET", path);
    const etag = first.headers.get("etag") ?? "";
    const second = await cms.call("GET", path, { headers: { "If-None-Match": etag } });
    expect([first.status, second.status, second.body]).toEqual([200, 304, ""]);
  });
});
