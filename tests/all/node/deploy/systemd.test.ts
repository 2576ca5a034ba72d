import { execFile } from "node:child_process";
import { copyFile, mkdir, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { temporaryFolder } from "../../../support/temporary-folder";

const UNITS = "deploy/systemd";
/** Maximum exposure of a service, as rated by systemd from 0 to 10; most without hardening have 9 or more. */
const MOST_EXPOSURE = 2;
/** The same for a service that needs root, to reload nginx after a release. */
const MOST_EXPOSURE_OF_ROOT = 4.5;

function analyze(...args: string[]): Promise<{ code: number | undefined; output: string }> {
  return new Promise((done) => {
    const child = execFile("systemd-analyze", args, (error, out, err) =>
      done({
        code: error === null ? 0 : (child.exitCode ?? undefined),
        output: `${error?.message ?? ""}${out}${err}`,
      }),
    );
  });
}

async function serviceFiles(): Promise<string[]> {
  return (await readdir(UNITS)).filter((name) => name.endsWith("@.service"));
}

test("each unit starts a file that exists", async () => {
  for (const file of await serviceFiles()) {
    const unit = await readFile(join(UNITS, file), "utf8");
    const [, script = "", name = ""] =
      /^ExecStart=\/usr\/bin\/node (?:--\S+ )*(\S+)(?: (\S+))?/m.exec(unit) ?? [];
    const source = script === "services/run.mjs" ? `services/${name}.ts` : script;
    expect((await readFile(source, "utf8")).length).toBeGreaterThan(0);
  }
});

test("systemd accepts the units and rates their exposure as low", async () => {
  if ((await analyze("--version")).code !== 0) return console.warn("systemd is not installed: skipped.");
  const folder = join(await temporaryFolder(), "units");
  await mkdir(folder);
  const instanceOf = (file: string) => join(folder, file.replace("@.", "@ada."));
  const units = await readdir(UNITS);
  await Promise.all(units.map((file) => copyFile(join(UNITS, file), instanceOf(file))));
  expect(await analyze("verify", "--man=no", ...units.map(instanceOf))).toEqual({ code: 0, output: "" });
  for (const file of units.filter((name) => name.endsWith(".service"))) {
    const most = file.includes("@.") ? MOST_EXPOSURE : MOST_EXPOSURE_OF_ROOT;
    const security = await analyze(
      "security",
      "--offline=true",
      `--threshold=${most * 10}`,
      instanceOf(file),
    );
    expect(security.output).toContain("Overall exposure level");
    expect(security.code).toBe(0);
  }
});
