import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { fieldsOf } from "../../shared/record";

const run = promisify(execFile);

/** Runs a CMS command that should fail; returns its error output. */
async function failed(name: string, parameters: string[], environment: Record<string, string>) {
  return run(process.execPath, ["--import", "tsx", resolve(`cms/commands/${name}.ts`), ...parameters], {
    env: { ...process.env, CMS_SECRET: "", DATABASE_URL: "", ...environment },
  }).then(
    ({ stdout }) => `It succeeded: ${stdout}`,
    (error: unknown) => String(fieldsOf(error).stderr),
  );
}

describe("a CMS command", () => {
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "cms-commands-"));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it.each(["backup", "export"])(
    "%s of a data folder without a database says so and leaves it unchanged",
    async (name) => {
      const dataDir = join(folder, name);
      await mkdir(dataDir);
      const said = await failed(name, [join(folder, `${name}-target`)], { CMS_DATA_DIR: dataDir });
      expect(said).toBe(`There is no database in ${dataDir} (CMS_DATA_DIR).\n`);
      expect(await readdir(dataDir)).toEqual([]);
      expect(await readdir(folder)).not.toContain(`${name}-target`);
    },
  );

  it.each(["backup", "user"])("%s reports a wrong setting without a stack trace", async (name) => {
    const said = await failed(name, ["one"], { CMS_DATA_DIR: folder, CMS_SECRET: "short" });
    expect(said).toMatch(/^The environment is not valid.*CMS_SECRET needs at least 32 characters.*\n$/);
  });
});
