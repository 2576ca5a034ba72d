import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { parseEnvironment } from "../src/environment";

const CMS_SECRET = "a secret of tests, long enough for it";

describe("the environment", () => {
  it("has the defaults of .env.example, copied as it is", () => {
    const example = parseEnv(readFileSync("cms/.env.example", "utf8"));
    expect(parseEnvironment({ ...example, CMS_SECRET })).toEqual(parseEnvironment({ CMS_SECRET }));
  });

  it("has people reach the admin at the port where it listens, where no other address is named", () => {
    expect(parseEnvironment({ CMS_SECRET }).url).toBe("http://localhost:3000");
    expect(parseEnvironment({ CMS_SECRET, CMS_PORT: "3001" }).url).toBe("http://localhost:3001");
    const behindProxy = { CMS_SECRET, CMS_PORT: "3001", CMS_URL: "https://ada.group.example/" };
    expect(parseEnvironment(behindProxy).url).toBe("https://ada.group.example");
  });

  it("says which port can't be one", () => {
    expect(() => parseEnvironment({ CMS_SECRET, CMS_PORT: "http" })).toThrow(/CMS_PORT/);
  });
});
