import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { temporaryFolder } from "../../support/temporary-folder";

const run = promisify(execFile);

test("whatever the builder calls in Gatsby's insides is there", async () => {
  const { stdout } = await run(process.execPath, ["--import", "tsx", "tests/support/gatsby-insides.ts"]);
  expect(JSON.parse(stdout)).toEqual({ missing: [], states: [true, true, true] });
});

test("a type of nodes may move to another plugin, though Gatsby keeps who owned it", async () => {
  const { stdout } = await run(process.execPath, ["--import", "tsx", "tests/support/moved-type.ts"]);
  expect(stdout).toBe("second");
});

test("pictures that Gatsby has forgotten do not stay for ever", async () => {
  const folder = await temporaryFolder();
  const script = ["--import", "tsx", "tests/support/deleted-cache.ts", folder];
  expect((await run(process.execPath, script)).stdout).toBe("public/index.html");
});
