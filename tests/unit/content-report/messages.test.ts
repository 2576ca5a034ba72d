import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { messageFindings } from "../../../services/content-report/messages";
import { temporaryFolder } from "../../support/temporary-folder";

let folder: string;

beforeEach(async () => {
  folder = await temporaryFolder();
  await cp("languages", folder, { recursive: true });
});

test("a language's missing messages are reported by file and key, all those of a file that it lacks", async () => {
  const file = join(folder, "tr/common.json");
  const messages = JSON.parse(await readFile(file, "utf8"));
  const newsletter = { ...messages.newsletter, title: "" };
  await writeFile(file, JSON.stringify({ ...messages, menu: undefined, newsletter }));
  await rm(join(folder, "de/broken.json"));
  expect(messageFindings(folder)).toEqual([
    {
      kind: "missing-message",
      locale: "tr",
      page: "/tr",
      detail: "languages/tr/common.json: menu, newsletter.title",
    },
    {
      kind: "missing-message",
      locale: "de",
      page: "/de",
      detail: "languages/de/broken.json: title, reload, home, back, breadcrumbs",
    },
  ]);
});

test("a file that is not JSON is reported by name", async () => {
  await writeFile(join(folder, "ru/rooms.json"), "{");
  expect(() => messageFindings(folder)).toThrow(/ru\/rooms\.json is not JSON .* Correct it\.$/);
});
