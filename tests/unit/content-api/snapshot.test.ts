import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { openSnapshot } from "../../../content-api/snapshot";
import { temporaryFolder } from "../../support/temporary-folder";

let folder = "";
let warnings: string[] = [];
const log = { info: () => {}, warn: (message: string) => void warnings.push(message) };
const file = () => path.join(folder, "new", "answers.json");

beforeEach(async () => {
  folder = await temporaryFolder();
  warnings = [];
});

test("saved responses, including 404s, are the next build's last good ones", async () => {
  const first = await openSnapshot(file(), log);
  first.note("/v1/rooms", { found: true, body: [{ id: 1 }] });
  first.note("/v1/pages/9", { found: false });
  await first.save();

  const second = await openSnapshot(file(), log);
  expect(second.last("/v1/rooms")).toEqual({ found: true, body: [{ id: 1 }] });
  expect(second.last("/v1/pages/9")).toEqual({ found: false });
  expect(second.last("/v1/pages/10")).toBeUndefined();
  expect(warnings).toEqual([]);
});

test("later readers can tell which calls the load could not read itself", async () => {
  const first = await openSnapshot(file(), log);
  for (const call of ["/read", "/older"]) first.note(call, { found: true, body: call });
  await first.save(new Set(["/older"]));
  for (const snapshot of [first, await openSnapshot(file(), log)]) {
    expect(["/read", "/older", "/never"].map(snapshot.isSure)).toEqual([true, false, false]);
  }
});

test("unsaved responses are discarded, and those of the last complete load are kept", async () => {
  const first = await openSnapshot(file(), log);
  first.note("/a", { found: true, body: 1 });
  await first.save();
  (await openSnapshot(file(), log)).note("/a", { found: true, body: 2 });
  expect((await openSnapshot(file(), log)).last("/a")).toEqual({ found: true, body: 1 });
});

test("saving drops responses that are no longer requested and leaves no stray files", async () => {
  for (const call of ["/a", "/b"]) {
    const snapshot = await openSnapshot(file(), log);
    snapshot.note(call, { found: true, body: call });
    await snapshot.save();
  }
  expect(JSON.parse(await readFile(file(), "utf8"))).toEqual({
    answers: [{ call: "/b", status: 200, body: "/b" }],
    unsure: [],
  });
  expect(await readdir(path.dirname(file()))).toEqual(["answers.json"]);
});

test.each(["{", '{"answers":[{"call":"/a","status":500}]}'])(
  "a file containing %j is ignored with a warning",
  async (content) => {
    const broken = path.join(folder, "answers.json");
    await writeFile(broken, content);
    expect((await openSnapshot(broken, log)).last("/a")).toBeUndefined();
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain(broken);
  },
);

test("ETags are used only for the server that sent them", async () => {
  const first = await openSnapshot(file(), log, "https://one.test");
  first.note("/a", { found: true, body: 1, etag: '"1"' });
  await first.save();
  const last = async (from: string) => (await openSnapshot(file(), log, from)).last("/a");
  expect(await last("https://one.test")).toEqual({ found: true, body: 1, etag: '"1"' });
  expect(await last("https://two.test")).toEqual({ found: true, body: 1 });
});
