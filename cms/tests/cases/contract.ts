import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { answeredCalls } from "../../../content-folder/changed-calls";
import { loadContent } from "../../../content-folder/load";
import { startContentServer } from "../../../services/content-server/server";
import { PROPERTY_IDS } from "../../../shared/content-calls";
import { LOCALES } from "../../../shared/locales";
import { CONTENT, type TestedCms } from "../support/cms";

/** Calls that no server has an answer to. */
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

export function contractCases(opened: () => TestedCms): void {
  describe("the content API", () => {
    it("answers every call as the embedded content server does", async () => {
      const embedded = await startContentServer({ contentDir: CONTENT, port: 0 });
      try {
        const known = answeredCalls(await loadContent(CONTENT), PROPERTY_IDS).map(({ path }) => path);
        assert.ok(known.length > 180, `${known.length} calls`);
        for (const path of [...known, ...REFUSED]) {
          const theirs = await fetch(embedded.url + path);
          const { status, body } = await opened().call("GET", `/api${path}`);
          assert.deepEqual(
            { path, status, body },
            { path, status: theirs.status, body: await theirs.json() },
          );
        }
      } finally {
        await embedded.close();
      }
    });

    it("answers every language's home page, with its address in the others", async () => {
      for (const lang of LOCALES) {
        const path = lang === "en" ? "/" : `/${lang}`;
        const { status, body } = await opened().call(
          "GET",
          `/api/v1/pages/url-lang?property-id=1&url=${path}&lang=${lang}`,
        );
        assert.equal(status, 200);
        assert.match(JSON.stringify(body), /"hrefLangs":\[\{"locale":"en","url":"\/"\}/);
      }
    });

    it("answers 304 to who has the answer already, and 404 and 400 with a message", async () => {
      const path = "/api/v1/menus?property-id=1&lang=tr";
      const first = await opened().call("GET", path);
      const etag = first.headers.get("etag") ?? "";
      const second = await opened().call("GET", path, { headers: { "If-None-Match": etag } });
      assert.deepEqual([first.status, second.status, second.body], [200, 304, ""]);
      const missing = await opened().call("GET", "/api/v1/pages/url-lang?property-id=1&url=/nowhere&lang=en");
      const wrong = await opened().call("GET", "/api/v1/menus?property-id=1&lang=fr");
      assert.deepEqual([missing.status, wrong.status], [404, 400]);
      assert.match(JSON.stringify(wrong.body), /lang must be one of en, tr, ru, de/);
    });

    it("takes the room call as the specification spells it, without the &", async () => {
      const { body } = await opened().call("GET", "/api/v1/rooms?property-id=2&lang=de");
      const [room] = Array.isArray(body) ? body : [];
      const { status } = await opened().call("GET", `/api/v1/rooms/${room.slug}?lang=deproperty-id=2`);
      assert.equal(status, 200);
    });
  });
}
