import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readFile } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import type { runService } from "../../../../toolkit/run-main";
import { lockFolder } from "../../../../toolkit/lock-folder";
import { type StandInSite, standInSite } from "../../../support/publisher/stand-in-site";
import { untilTrue } from "../../../support/until-true";

type Main = Parameters<typeof runService>[0];

const SERVICES = [
  "newsletter/main",
  "content-server/main",
  "site-server/main",
  "publisher/main",
  "start",
  "develop",
];
const MOMENTS = 20;
const STOPPED = new Error("Stopped by SIGTERM.");

const project = process.cwd();

let site: StandInSite;
/** Main function of each service, without a process around it. */
const mains = new Map<string, Main>();

beforeAll(async () => {
  site = await standInSite();
  const { folder, port } = site;
  Object.assign(process.env, {
    PORT: String(port),
    PUBLISHER_PORT: String(port),
    PUBLISH_BUILDER: "process",
    HOTEL_FILE: join(folder, "content/hotel.json"),
    DATA_DIR: join(folder, ".data"),
    RELEASES_DIR: join(folder, ".releases"),
  });
  await mkdir(join(folder, ".releases"));
  process.argv = process.argv.slice(0, 2);
  process.chdir(folder);
  for (const method of ["log", "error"] as const) jest.spyOn(console, method).mockImplementation(() => {});
  let last: Main | undefined;
  jest.doMock("../../../../toolkit/run-main", () => ({ runService: (main: Main) => (last = main) }));
  for (const service of SERVICES) {
    await import(`../../../../services/${service}`);
    if (last) mains.set(service, last);
  }
});

// The worker's next test files resolve paths from the project's folder.
afterAll(() => process.chdir(project));

/** Starts a service and stops it after so many turns of the event loop, or once it is up; returns the turns taken. */
async function startAndEnd(service: string, turns: number): Promise<number> {
  const stopping = new AbortController();
  let isUp = false;
  const settled = mains
    .get(service)?.(stopping.signal)
    .catch((error: unknown) => {
      if (error !== STOPPED) throw error;
    });
  if (turns === Infinity) void untilTrue(() => isListening(site.port)).then(() => (isUp = true));
  let turn = 0;
  for (; turn < turns && !isUp; turn += 1) await setImmediate();
  stopping.abort(STOPPED);
  await settled;
  await untilTrue(async () => !(await isListening(site.port)) && (await isUnlocked()));
  return turn;
}

/** Whether another publisher could start. */
async function isUnlocked(): Promise<boolean> {
  try {
    const unlock = await lockFolder(join(site.folder, ".releases"), "taken");
    await unlock();
    return true;
  } catch {
    return false;
  }
}

function isListening(port: number): Promise<boolean> {
  return new Promise((answer) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => answer(true)).once("error", () => answer(false));
    socket.once("connect", () => socket.destroy());
  });
}

test.each(SERVICES)("a signal at any moment of its startup stops %s", async (service) => {
  const turns = await startAndEnd(service, Infinity);
  for (let moment = 0; moment <= MOMENTS; moment += 1)
    await startAndEnd(service, Math.round((turns * moment) / MOMENTS));
});

test("a signal to npm stops the service that it runs, even if sent twice", async () => {
  const npm = spawn("npm", ["run", "newsletter"], { cwd: project, env: process.env, stdio: "ignore" });
  await untilTrue(() => isListening(site.port));
  npm.kill("SIGTERM");
  npm.kill("SIGTERM");
  expect(await once(npm, "exit")).toEqual([0, null]);
  expect(await isListening(site.port)).toBe(false);
});

// Some shells stay between npm and the program, and don't pass npm's signals on.
test("every script that runs one of our programs replaces its shell by exec", async () => {
  const { scripts } = JSON.parse(await readFile(join(project, "package.json"), "utf8"));
  const kept = Object.entries<string>(scripts).filter(([, line]) =>
    /^(?!exec ).*(services|cms)\//.test(line),
  );
  expect(kept).toEqual([]);
});
