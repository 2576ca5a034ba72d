import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

test("whatever the builder calls in Gatsby's insides is there", async () => {
  const { stdout } = await run(process.execPath, [
    "--import",
    "tsx",
    "tests/all/node/gatsby/gatsby-insides.ts",
  ]);
  expect(JSON.parse(stdout)).toEqual({ missing: [], states: [true, true, true] });
});

test("a type of nodes may move to another plugin, though Gatsby keeps who owned it", async () => {
  const { stdout } = await run(process.execPath, ["--import", "tsx", "tests/all/node/gatsby/moved-type.ts"]);
  expect(stdout).toBe("second");
});
