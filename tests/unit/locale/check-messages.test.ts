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

test("a namespace missing from one locale is logged with the locale and the file to add", async () => {
  await rm(join(folder, "tr", "common.json"));
  const file = join(folder, "tr", "common.json");
  expect(check()).toEqual({
    errors: [],
    warnings: [`Could not find messages for locale code: tr. Add ${file}.`],
  });
});

test("a locale without any messages is logged", async () => {
  await rm(join(folder, "de"), { recursive: true });
  expect(check().warnings[0]).toMatch(/^Could not find messages for locale code: de\./);
});

test("a broken message file is logged with its name", async () => {
  const file = join(folder, "ru", "common.json");
  await writeFile(file, "{");
  expect(check().errors).toEqual([
    expect.stringMatching(/^Failed locale loading: .*ru\/common\.json is not JSON/),
  ]);
});
