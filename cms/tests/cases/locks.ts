import { Targets } from "../support/targets";
import { cms } from "../support/opened";

const LOCKS = "payload-locked-documents";
const ROUTE = `/api/${LOCKS}`;

describe("a lock on a document", () => {
  let targets: Targets;
  let token: string;
  let translator: { relationTo: "users"; value: number | string };
  let editor: typeof translator;
  /** Lock held by the editor. */
  let lock: number | string;

  beforeAll(async () => {
    targets = new Targets(cms.payload, "locked");
    token = await cms.signIn("translator", ["ru"]);
    const { id } = await cms.first("users", { email: "translator-ru@example.com" });
    translator = { relationTo: "users", value: id };
    editor = { relationTo: "users", value: await targets.make("users") };
  });
  beforeEach(async () => {
    lock = await lockFor(editor);
  });

  async function lockFor(user: typeof translator): Promise<number | string> {
    const document = { relationTo: "pages", value: await targets.make("pages") };
    return (await cms.payload.create({ collection: LOCKS, data: { document, user } })).id;
  }
  const call = async (method: string, path: string, body?: object) =>
    (await cms.call(method, ROUTE + path, { token, body })).status;
  const lockNow = async () => {
    const { docs } = await cms.payload.find({
      collection: LOCKS,
      where: { id: { equals: lock } },
      depth: 0,
    });
    return docs[0];
  };

  it("cannot be changed in someone else's name", async () => {
    const before = await lockNow();
    const document = { relationTo: "pages", value: await targets.make("pages") };
    expect(await call("POST", "", { document, user: editor })).toBe(403);
    expect(await call("PATCH", `/${lock}`, { user: editor })).toBe(403);
    expect(await call("PATCH", `/${lock}`, { document, user: translator })).toBe(403);
    expect(await call("PATCH", `?where[id][equals]=${lock}`, { user: translator })).toBe(403);
    expect(await lockNow()).toEqual(before);
  });

  it("cannot be released by anyone else", async () => {
    await call("DELETE", `/${lock}`);
    await call("DELETE", `?where[id][equals]=${lock}`);
    expect(await lockNow()).not.toBe(undefined);
  });

  it("can be taken over and released in one's own name, as the admin does", async () => {
    expect(await call("PATCH", `/${lock}`, { user: translator })).toBe(200);
    expect((await lockNow())?.user).toEqual(translator);
    expect(await call("DELETE", `/${lock}`)).toBe(200);
    expect(await lockNow()).toBeUndefined();
  });
});
