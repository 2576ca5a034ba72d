import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, it } from "node:test";
import { parseEnv } from "node:util";
import { parseEnvironment } from "../src/environment";

const CMS_SECRET = "a secret of tests, long enough for it";

describe("the environment", () => {
  it("has the defaults of .env.example, copied as it is", () => {
    const example = parseEnv(readFileSync(".env.example", "utf8"));
    assert.deepEqual(parseEnvironment({ ...example, CMS_SECRET }), parseEnvironment({ CMS_SECRET }));
  });

  it("has people reach the admin at the port where it listens, where no other address is named", () => {
    assert.equal(parseEnvironment({ CMS_SECRET }).url, "http://localhost:3000");
    assert.equal(parseEnvironment({ CMS_SECRET, CMS_PORT: "3001" }).url, "http://localhost:3001");
    const behindProxy = { CMS_SECRET, CMS_PORT: "3001", CMS_URL: "https://ada.group.example/" };
    assert.equal(parseEnvironment(behindProxy).url, "https://ada.group.example");
  });

  it("says which port can't be one", () => {
    assert.throws(() => parseEnvironment({ CMS_SECRET, CMS_PORT: "http" }), /CMS_PORT/);
  });
});
