import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { LOCALES } from "../../../shared/locales";
import { checkMessages } from "../../../gatsby/check-messages";
import { temporaryFolder } from "../../support/temporary-folder";

let folder: string;

beforeEach(async () => {
  folder = await temporaryFolder();
  for (const locale of LOCALES) {
    await mkdir(join(folder, locale));
    await writeFile(join(folder, locale, "common.json"), "{}");
  }
});

function check() {
  const errors: string[] = [];
  const warnings: string[] = [];
  checkMessages(folder, {
    error: (message) => errors.push(message),
    warn: (message) => warnings.push(message),
  });
  return { errors, warnings };
}

test("a complete set of messages logs nothing", () => {
  expect(check()).toEqual({ errors: [], warnings: [] });
});

test("a namespace missing from a locale, and every one of a locale without any, is logged with the file to add", async () => {
  await rm(join(folder, "tr", "common.json"));
  await rm(join(folder, "de"), { recursive: true });
  const warning = (locale: string) =>
    `Could not find messages for locale code: ${locale}. Add ${join(folder, locale, "common.json")}.`;
  expect(check()).toEqual({ errors: [], warnings: [warning("tr"), warning("de")] });
});

test("a broken message file is logged with its name", async () => {
  const file = join(folder, "ru", "common.json");
  await writeFile(file, "{");
  expect(check().errors).toEqual([
    expect.stringMatching(/^Failed locale loading: .*ru\/common\.json is not JSON/),
  ]);
});
