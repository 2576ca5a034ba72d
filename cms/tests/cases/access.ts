import { pictureResponse } from "../../src/api/pictures";
import { accepted } from "../support/cms";
import { drawing } from "../support/targets";
import { cms } from "../support/opened";

type Who = "owner" | "editor" | "translator" | "nobody";

/** Any signed-in user. */
const READERS: [number, number, number, number] = [200, 200, 200, 403];
const NOBODY: [number, number, number, number] = [403, 403, 403, 403];

describe("access control", () => {
  const tokens: Partial<Record<Who, string>> = {};
  let page = 0;

  beforeAll(async () => {
    const { signIn, first } = cms;
    tokens.owner = await signIn("owner");
    tokens.editor = await signIn("editor");
    tokens.translator = await signIn("translator", ["tr"]);
    page = Number((await first("pages", { key: "gallery" })).id);
  });

  const titleIn = (lang: string) => ({ title: `A title in ${lang}`, ...offTheSite });
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
    ["drafts in all languages at once", "PATCH", titlePath("all"), titleIn("all"), [400, 400, 400, 400]],
    ["makes a page", "POST", "/api/pages?draft=true", { key: "made", ...offTheSite }, [201, 400, 403, 403]],
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
    ["runs planned jobs", "GET", "/api/payload-jobs/run", undefined, [401, 401, 401, 401]],
    ["changes the state of publishing", "POST", "/api/globals/publishing", { site: {} }, NOBODY],
  ])("%s", async (_what, method, path, body, expected) => {
    const found: number[] = [];
    for (const who of ["owner", "editor", "translator", "nobody"] as const) {
      const address = typeof path === "string" ? path : path();
      found.push((await cms.call(method, address, { token: tokens[who], body })).status);
    }
    expect(found).toEqual(expected);
  });

  it("keeps a page's key and number when an editor restores an older version, live or as a draft, and refuses others", async () => {
    const { payload, call, live, draft } = cms;
    const { key, number } = await live("pages", page);
    const { docs } = await payload.findVersions({
      collection: "pages",
      where: { parent: { equals: page }, "version._status": { equals: "published" } },
      limit: 1,
    });
    for (const [query, read] of [
      ["true", draft],
      ["false", live],
    ] as const) {
      const path = `/api/pages/versions/${docs[0]?.id}?draft=${query}`;
      await accepted(call("POST", path, { token: tokens.editor }));
      expect(await read("pages", page)).toMatchObject({ key, number });
    }
    const path = `/api/pages/${page}?locale=tr&draft=true`;
    for (const token of [tokens.owner, tokens.translator])
      for (const encode of [(data: object) => data, formOf]) {
        const send = (change: object) =>
          call("PATCH", path, { token, body: encode({ title: "Bir başlık", ...change, _status: "draft" }) });
        for (const [name, value] of Object.entries({ key: "another", number: 999 })) {
          const { status, body } = await send({ [name]: value });
          expect([name, status]).toEqual([name, 403]);
          expect(JSON.stringify(body)).toContain(`(${name}) stays as it was made`);
        }
        await accepted(send({ key, number }));
      }
    expect(await draft("pages", page)).toMatchObject({ key, number });
  });

  it("does not let an editor become an owner", async () => {
    const { payload, call, first } = cms;
    const { id } = await first("users", { email: "editor-@example.com" });
    await call("PATCH", `/api/users/${id}`, { token: tokens.editor, body: { role: "owner" } });
    expect((await payload.findByID({ collection: "users", id })).role).toBe("editor");
  });

  it("serves drafts in the content API only with the preview's token", async () => {
    const { payload, call, live } = cms;
    const { url } = await live("pages", page, "en");
    await payload.update({
      collection: "pages",
      id: page,
      data: { title: "Only in a draft", _status: "draft" },
      draft: true,
      locale: "en",
    });
    const path = `/api/v1/pages/url-lang?property-id=1&url=${url}&lang=en`;
    const titleFor = async (headers: Record<string, string>, token?: string) =>
      JSON.stringify((await call("GET", path, { headers, token })).body).includes("Only in a draft");
    expect(await titleFor({ Authorization: "Bearer the-token-of-the-preview-build" })).toBe(true);
    expect(await titleFor({ Authorization: "Bearer not-the-token-of-the-previewer" })).toBe(false);
    expect(await titleFor({})).toBe(false);
    expect(await titleFor({}, tokens.owner)).toBe(false);
  });

  it("serves a picture that is not public only to signed-in users and the preview", async () => {
    const { payload, call } = cms;
    await accepted(call("POST", "/api/media", { token: tokens.editor, body: drawing("unused.svg") }));
    const statusFor = async (name: string, Authorization = "") => {
      const request = new Request(`http://localhost:3000/media/${name}`, { headers: { Authorization } });
      return (await pictureResponse(payload, request, name)).status;
    };
    expect(await statusFor("unused.svg")).toBe(404);
    expect(await statusFor("unused.svg", "Bearer not-the-token-of-the-previewer")).toBe(404);
    expect(await statusFor("unused.svg", "Bearer the-token-of-the-preview-build")).toBe(200);
    expect(await statusFor("unused.svg", `JWT ${tokens.translator}`)).toBe(200);
    expect(await statusFor("chart.svg")).toBe(200);
  });
});

/** The same data, encoded as the admin's forms send it. */
function formOf(data: object): FormData {
  const form = new FormData();
  form.set("_payload", JSON.stringify(data));
  return form;
}
