import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { LOCALES } from "../../src/locales";
import type { TestedCms } from "../support/cms";

export function contractCases(opened: () => TestedCms): void {
  describe("the content API", () => {
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
