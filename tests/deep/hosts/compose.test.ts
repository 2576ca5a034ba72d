import { execFile, execFileSync } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { freePort } from "../../support/free-port";
import { temporaryFolder } from "../../support/temporary-folder";
import { untilTrue } from "../../support/until-true";

const FILE = "deploy/compose.yaml";
const PROJECT = "hotel-website-test";
const SERVICES = ["cms", "newsletter", "site"];
/** Long enough to build the images, and the site in one of them. */
const PATIENCE = 3_600_000;

const run = promisify(execFile);

function answers(program: string, ...args: string[]): boolean {
  try {
    execFileSync(program, args, { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

const hasEngine = answers("docker", "info");
const compose = answers("docker", "compose", "version") ? ["docker", "compose"] : ["docker-compose"];
const testWhereInstalled =
  hasEngine && answers(compose[0] ?? "", ...compose.slice(1), "version") ? test : test.skip;

const docker = async (...args: string[]) => (await run("docker", args, { maxBuffer: 2 ** 26 })).stdout.trim();
const status = (url: string, request?: RequestInit) =>
  fetch(url, request).then(
    ({ status }) => status,
    () => 0,
  );

testWhereInstalled(
  "site, newsletter and CMS run as a user without rights on a read-only root, and keep what they have in volumes",
  async () => {
    const [cms = 0, site = 0, newsletter = 0] = [await freePort(), await freePort(), await freePort()];
    const settings = join(await temporaryFolder(), "hotel.env");
    await writeFile(
      settings,
      `SITE_URL=http://localhost:${site}\nGATSBY_API_URL=http://localhost:${newsletter}\nCMS_URL=http://localhost:${cms}\n` +
        `WEBHOOK_SECRET=whsec_${Buffer.alloc(24, 1).toString("base64")}\n`,
    );
    const ports = { CMS_PORT: String(cms), SITE_PORT: String(site), NEWSLETTER_PORT: String(newsletter) };
    const env = { ...process.env, ...ports, HOTEL_ENV: settings };
    const up = (...args: string[]) => {
      const [program = "", ...first] = compose;
      return run(program, [...first, "--project-name", PROJECT, "--file", FILE, ...args], {
        env,
        maxBuffer: 2 ** 26,
      });
    };
    const containers = async () =>
      (await docker("ps", "--all", "--quiet", "--filter", `name=${PROJECT}`)).split("\n");
    const inspect = async (format: string) => docker("inspect", "--format", format, ...(await containers()));
    const isServed = async () => (await status(`http://127.0.0.1:${site}/tr`)) === 200;

    for (const [image, ...target] of [["hotel-website", "--target", "site"], ["hotel-website-cms"]] as const)
      await docker(
        "build",
        "--network",
        "host",
        "--file",
        "deploy/Dockerfile",
        ...target,
        "--tag",
        image,
        ".",
      );
    try {
      await up("up", "--no-build", "--detach");
      await untilTrue(isServed);
      expect(await status(`http://127.0.0.1:${cms}/admin/login`)).toBe(200);
      const body = JSON.stringify({ email: "ada@example.com", terms: true, propertyId: "1", locale: "en" });
      const headers = { "content-type": "application/json" };
      const signups = `http://127.0.0.1:${newsletter}/v1/web/subscribe-newsletter`;
      expect(await status(signups, { method: "POST", headers, body })).toBe(204);
      const rights = await inspect("{{.HostConfig.ReadonlyRootfs}} {{.HostConfig.CapDrop}}");
      expect(rights.split("\n")).toEqual(SERVICES.map(() => "true [ALL]"));
      for (const container of await containers())
        expect(await docker("exec", container, "id", "--user")).toBe("10001");
      const logs = await Promise.all(
        (await containers()).map((container) => run("docker", ["logs", container])),
      );
      expect(JSON.stringify(logs)).not.toMatch(/EACCES|EROFS|read-only file system/i);

      await up("stop");
      expect((await inspect("{{.State.ExitCode}}")).split("\n")).toEqual(SERVICES.map(() => "0"));
      await up("start");
      await untilTrue(isServed);
      const files = await up("exec", "-T", "newsletter", "ls", "/data/.data/mail");
      expect(files.stdout.trim().split("\n")).toHaveLength(1);
      expect(await up("exec", "-T", "site", "ls", "/data/.releases/releases")).toMatchObject({
        stdout: expect.stringMatching(/^\S+\n$/),
      });
    } finally {
      await up("down", "--volumes");
    }
  },
  PATIENCE,
);
