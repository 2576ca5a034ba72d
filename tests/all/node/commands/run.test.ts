import { execFile } from "node:child_process";
import { resolve } from "node:path";

/** `node services/run.mjs ...` in the project's folder. */
function run(...args: string[]): Promise<{ code: number; err: string }> {
  return new Promise((done) => {
    const child = execFile(process.execPath, ["services/run.mjs", ...args], (_error, _out, err) =>
      done({ code: child.exitCode ?? -1, err }),
    );
  });
}

test("a service's error names its line in the source, and a file finds its own folder", async () => {
  const { code, err } = await run("../tests/fixtures/throwing-service");
  expect(code).toBe(1);
  expect(err).toContain(`It failed in ${resolve("tests/fixtures")}.`);
  expect(err).toContain(`at fail (${resolve("tests/fixtures/throwing-service.ts")}:6:`);
});

test("an unknown service is reported by name", async () => {
  const { code, err } = await run("publishr/main");
  expect(code).toBe(1);
  expect(err).toContain("There is no service publishr/main");
});
