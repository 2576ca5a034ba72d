import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv, promisify } from "node:util";
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

  it("has one secret, however many processes begin at once", async () => {
    const folder = await mkdtemp(join(tmpdir(), "cms-secret-"));
    const program = `import("./cms/src/environment.ts").then(({ parseEnvironment }) => console.log(parseEnvironment({ CMS_DATA_DIR: process.argv[1] }).secret))`;
    const run = promisify(execFile);
    const started = Array.from({ length: 6 }, () =>
      run(process.execPath, ["--import", "tsx", "--eval", program, folder]),
    );
    const secrets = new Set((await Promise.all(started)).map(({ stdout }) => stdout));
    expect([secrets.size, await readdir(folder)]).toEqual([1, ["secret"]]);
    await rm(folder, { recursive: true });
  });
});
