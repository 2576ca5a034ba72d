import { readFileSync } from "node:fs";
import * as tables from "../../../shared/content-keys";
import { literalsIn } from "../../support/code/literals";
import { MODULE, sourceFiles } from "../../support/code/source-files";

const TABLE = "shared/content-keys.ts";
const KEYS = new Set<string>(Object.values(tables).flatMap((table) => Object.values(table)));

const files = sourceFiles(MODULE).filter((file) => file !== TABLE);

const ANY_KEY = new RegExp([...KEYS].join("|"));

test("no key is spelled out outside the table", () => {
  const spelled = files.flatMap((file) =>
    literalsIn(file, ANY_KEY)
      .strings.filter((text) => KEYS.has(text))
      .map((text) => `${file}: ${text}`),
  );
  expect(spelled).toEqual([]);
});

test("a key named in a query is in the table", () => {
  const named = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/\(key: "([^"]+)"\)/g)].map(([, key = ""]) => key),
  );
  expect(named).toEqual([tables.CONTENT_KEYS.errorHeader]);
});
