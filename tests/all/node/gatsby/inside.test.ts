import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

test("everything that the builder calls in Gatsby's internals exists", async () => {
  const { stdout } = await run(process.execPath, [
    "--import",
    "tsx",
    "tests/all/node/gatsby/gatsby-insides.ts",
  ]);
  expect(JSON.parse(stdout)).toEqual({ missing: [], states: [true, true, true, true] });
});

test("a node type may move to another plugin, although Gatsby remembers its owner", async () => {
  const { stdout } = await run(process.execPath, ["--import", "tsx", "tests/all/node/gatsby/moved-type.ts"]);
  expect(stdout).toBe("second");
});
