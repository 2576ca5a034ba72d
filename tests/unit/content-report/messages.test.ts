import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { messageFindings } from "../../../services/content-report/messages";
import { temporaryFolder } from "../../support/temporary-folder";

let folder: string;

beforeEach(async () => {
  folder = await temporaryFolder();
  await cp("languages", folder, { recursive: true });
});

test("no shipped language of the hotel lacks a message", () => {
  expect(messageFindings()).toEqual([]);
});

test("what a language lacks is named with its file and its keys", async () => {
  const file = join(folder, "tr/common.json");
  const messages = JSON.parse(await readFile(file, "utf8"));
  const newsletter = { ...messages.newsletter, title: "" };
  await writeFile(file, JSON.stringify({ ...messages, menu: undefined, newsletter }));
  expect(messageFindings(folder)).toEqual([
    {
      kind: "missing-message",
      locale: "tr",
      page: "/tr",
      detail: "languages/tr/common.json: menu, newsletter.title",
    },
  ]);
});

test("a file that is not there lacks all of them", async () => {
  await rm(join(folder, "de/broken.json"));
  const [finding] = messageFindings(folder);
  expect(finding?.detail).toBe("languages/de/broken.json: title, reload, home, back, breadcrumbs");
});

test("a file that is no JSON is named", async () => {
  await writeFile(join(folder, "ru/rooms.json"), "{");
  expect(() => messageFindings(folder)).toThrow(/ru\/rooms\.json is not JSON .* Correct it\.$/);
});
