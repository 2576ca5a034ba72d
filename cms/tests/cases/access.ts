import { pictureResponse } from "../../src/api/pictures";
import type { TestedCms } from "../support/cms";

type Who = "owner" | "editor" | "translator" | "nobody";

/** Any signed-in user. */
const READERS: [number, number, number, number] = [200, 200, 200, 403];
const NOBODY: [number, number, number, number] = [403, 403, 403, 403];
const MANY_PAGES = "/api/pages?where[key][equals]=none&locale=tr&draft=true";

export function accessCases(opened: () => TestedCms): void {
  describe("access control", () => {
    const tokens: Partial<Record<Who, string>> = {};
    let page = 0;

    beforeAll(async () => {
      const { signIn, first } = opened();
      tokens.owner = await signIn("owner");
      tokens.editor = await signIn("editor");
      tokens.translator = await signIn("translator", ["tr"]);
      page = Number((await first("pages", { key: "gallery" })).id);
    });

    const titleIn = (lang: string, _status = "draft") => ({ title: `A title in ${lang}`, _status });
    const newUser = { email: "new@example.com", password: "a long password", role: "owner" };
    const offTheSite = { _status: "draft" };
    const titlePath = (lang: string) => () => `/api/pages/${page}?locale=${lang}&draft=true`;

    /** Expected statuses for an owner, an editor, a translator of Turkish and an anonymous caller. */
    it.each<[string, string, string | (() => string), object | undefined, [number, number, number, number]]>([
      ["reads the newest draft of a page", "GET", () => `/api/pages/${page}?draft=true`, undefined, READERS],
      ["reads the versions of pages", "GET", "/api/pages/versions", undefined, READERS],
      ["reads the menus", "GET", "/api/globals/menus", undefined, READERS],
      ["reads the hotel's facts", "GET", "/api/globals/hotel", undefined, READERS],
      ["reads the list of pictures", "GET", "/api/media", undefined, READERS],
      ["reads a picture's file", "GET", "/api/media/file/chart.svg", undefined, READERS],
      ["reads the status of publishing", "GET", "/api/publish-status", undefined, [200, 200, 200, 401]],
      ["reads planned jobs", "GET", "/api/payload-jobs", undefined, [200, 200, 403, 403]],
      ["drafts a title in Turkish", "PATCH", titlePath("tr"), titleIn("tr"), READERS],
      ["drafts a title in German", "PATCH", titlePath("de"), titleIn("de"), [200, 200, 403, 403]],
      ["drafts in all languages at once", "PATCH", titlePath("all"), titleIn("all"), [400, 400, 400, 400]],
      ["publishes in Turkish", "PATCH", titlePath("tr"), titleIn("tr", "published"), [200, 200, 403, 403]],
      ["makes a page", "POST", "/api/pages?draft=true", { key: "made", ...offTheSite }, [201, 400, 403, 403]],
      ["deletes a room that is not there", "DELETE", "/api/rooms/99999", undefined, [404, 404, 403, 403]],
      ["makes a user", "POST", "/api/users", newUser, [201, 403, 403, 403]],
      ["makes the first user by being first", "POST", "/api/users/first-register", newUser, NOBODY],
      ["unlocks a user", "POST", "/api/users/unlock", { email: newUser.email }, [200, 403, 403, 403]],
      [
        "takes the menus off the site",
        "POST",
        "/api/globals/menus?locale=tr",
        offTheSite,
        [400, 400, 403, 400],
      ],
      ["takes many pages off the site at once", "PATCH", MANY_PAGES, offTheSite, NOBODY],
      ["runs planned jobs", "GET", "/api/payload-jobs/run", undefined, [401, 401, 401, 401]],
      ["changes the state of publishing", "POST", "/api/globals/publishing", { site: {} }, NOBODY],
    ])("%s", async (_what, method, path, body, expected) => {
      const found: number[] = [];
      for (const who of ["owner", "editor", "translator", "nobody"] as const) {
        const address = typeof path === "string" ? path : path();
        found.push((await opened().call(method, address, { token: tokens[who], body })).status);
      }
      expect(found).toEqual(expected);
    });

    it("lets an editor restore an older version, live or as a draft, keeping its key and number", async () => {
      const { payload, call } = opened();
      const before = await payload.findByID({ collection: "pages", id: page, depth: 0 });
      const { docs } = await payload.findVersions({
        collection: "pages",
        where: { parent: { equals: page }, "version._status": { equals: "published" } },
        limit: 1,
      });
      for (const draft of [true, false]) {
        const path = `/api/pages/versions/${docs[0]?.id}?draft=${draft}`;
        expect((await call("POST", path, { token: tokens.editor })).status).toBe(200);
        const after = await payload.findByID({ collection: "pages", id: page, depth: 0, draft });
        expect([after.key, after.number]).toEqual([before.key, before.number]);
      }
    });

    it("refuses a different key or number by the field's name, whoever sends it, but accepts the page's own", async () => {
      const { payload, call } = opened();
      const identity = async () => {
        const { key, number } = await payload.findByID({
          collection: "pages",
          id: page,
          depth: 0,
          draft: true,
        });
        return { key, number };
      };
      const before = await identity();
      const path = `/api/pages/${page}?locale=tr&draft=true`;
      const others = { key: "another", number: 999 };
      for (const token of [tokens.owner, tokens.editor, tokens.translator]) {
        for (const [name, value] of Object.entries(others)) {
          const data = { title: "Bir başlık", [name]: value, _status: "draft" };
          for (const body of [data, formOf(data)]) {
            const answer = await call("PATCH", path, { token, body });
            expect([name, answer.status]).toEqual([name, 403]);
            expect(JSON.stringify(answer.body)).toContain(`(${name}) stays as it was made`);
          }
        }
        const data = { ...before, title: "Bir başlık", _status: "draft" };
        for (const body of [data, formOf(data)])
          expect((await call("PATCH", path, { token, body })).status).toBe(200);
      }
      expect(await identity()).toEqual(before);
    });

    it("does not let an editor become an owner", async () => {
      const { payload, call, first } = opened();
      const { id } = await first("users", { role: "editor" });
      await call("PATCH", `/api/users/${id}`, { token: tokens.editor, body: { role: "owner" } });
      const after = await payload.findByID({ collection: "users", id });
      expect(after.role).toBe("editor");
    });

    it("lets a translator change the texts of one language, but nothing that all languages share", async () => {
      const { payload, call } = opened();
      const before = await payload.findByID({
        collection: "pages",
        id: page,
        locale: "tr",
        depth: 0,
        draft: true,
      });
      const slider = before.sliders[0];
      const data = {
        title: "Yeni başlık",
        category: { kind: "LEGAL" },
        sliders: [
          {
            ...slider,
            kind: "OFFERS",
            slides: slider.slides.slice(1).map((slide: object) => ({ ...slide, title: "Çeviri" })),
          },
        ],
        _status: "draft",
      };
      const path = `/api/pages/${page}?locale=tr&draft=true`;
      const { translator: token } = tokens;
      expect((await call("PATCH", path, { token, body: data })).status).toBe(403);
      // A form opened before an editor's change sends old values, which are ignored.
      expect((await call("PATCH", path, { token, body: formOf(data) })).status).toBe(200);
      const after = await payload.findByID({
        collection: "pages",
        id: page,
        locale: "all",
        depth: 0,
        draft: true,
      });
      expect(after.title.tr).toBe("Yeni başlık");
      expect(after.title.de).not.toBe("Yeni başlık");
      expect(after.category.kind).toBe(before.category.kind);
      expect(after.sliders.length).toBe(before.sliders.length);
      expect(after.sliders[0].kind).toBe(slider.kind);
      expect(after.sliders[0].slides.length).toBe(slider.slides.length);
      expect(after.sliders[0].slides[1].title.tr).toBe("Çeviri");
      expect(after.sliders[0].slides[0].title.tr).toBe(slider.slides[0].title);
    });

    it("serves drafts in the content API only with the preview's token", async () => {
      const { payload, call } = opened();
      const doc = await payload.findByID({ collection: "pages", id: page, locale: "en", depth: 0 });
      await payload.update({
        collection: "pages",
        id: page,
        data: { title: "Only in a draft", _status: "draft" },
        draft: true,
        locale: "en",
      });
      const path = `/api/v1/pages/url-lang?property-id=1&url=${doc.url}&lang=en`;
      const titleFor = async (headers: Record<string, string>, token?: string) =>
        JSON.stringify((await call("GET", path, { headers, token })).body).includes("Only in a draft");
      expect(await titleFor({ Authorization: "Bearer the-token-of-the-preview-build" })).toBe(true);
      expect(await titleFor({ Authorization: "Bearer not-the-token-of-the-previewer" })).toBe(false);
      expect(await titleFor({})).toBe(false);
      expect(await titleFor({}, tokens.owner)).toBe(false);
    });

    it("serves a picture that is not public only to signed-in users and the preview", async () => {
      const { payload, call } = opened();
      const form = new FormData();
      const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>';
      form.append("file", new Blob([svg], { type: "image/svg+xml" }), "unused.svg");
      form.append("_payload", "{}");
      expect((await call("POST", "/api/media", { token: tokens.editor, body: form })).status).toBe(201);
      const statusFor = async (name: string, headers: Record<string, string>) =>
        (
          await pictureResponse(
            payload,
            new Request(`http://localhost:3000/media/${name}`, { headers }),
            name,
          )
        ).status;
      expect(await statusFor("unused.svg", {})).toBe(404);
      expect(await statusFor("unused.svg", { Authorization: "Bearer not-the-token-of-the-previewer" })).toBe(
        404,
      );
      expect(await statusFor("unused.svg", { Authorization: "Bearer the-token-of-the-preview-build" })).toBe(
        200,
      );
      expect(await statusFor("unused.svg", { Authorization: `JWT ${tokens.translator}` })).toBe(200);
      expect(await statusFor("chart.svg", {})).toBe(200);
    });
  });
}

/** The same data, encoded as the admin's forms send it. */
function formOf(data: object): FormData {
  const form = new FormData();
  form.set("_payload", JSON.stringify(data));
  return form;
}
