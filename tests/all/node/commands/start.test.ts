import { mkdir, readlink, realpath, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Command } from "../../../support/run-command";
import { standInSite } from "../../../support/publisher/stand-in-site";
import { started } from "../../../support/publisher/started";
import { untilTrue } from "../../../support/until-true";

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test("the printed status address signs in, even after a restart, and a configured token is not printed", async () => {
  const site = await standInSite();
  const addresses: string[] = [];
  for (let count = 0; count < 2; count += 1) {
    const start = started(site.run("start"));
    await start.says("Ctrl-C ends it.");
    const [address = ""] = /http\S+\/hooks\/session\S+/.exec(start.output()) ?? [];
    const opened = await fetch(address, { redirect: "manual" });
    const cookie = opened.headers.get("set-cookie")?.split(";")[0] ?? "";
    const status = `http://localhost:${site.port}/hooks/status`;
    expect((await fetch(status, { headers: { cookie } })).status).toBe(200);
    expect((await fetch(status)).status).toBe(401);
    addresses.push(address);
    start.child.kill("SIGINT");
    await start.ended;
  }
  expect(addresses[1]).not.toBe(addresses[0]);
  expect((await stat(join(site.folder, ".data/publisher-token"))).mode & 0o777).toBe(0o600);

  const token = "configured-and-secret-token";
  const configured = started(site.run("start", { WEBHOOK_TOKEN: token }));
  await configured.says("Ctrl-C ends it.");
  expect(configured.output()).toContain(`http://localhost:${site.port}/hooks\n`);
  expect(configured.output()).not.toContain(token);
});

test("a restart builds nothing without changes; if a build then fails, the release stays live; a second start is told of the port", async () => {
  const site = await standInSite();
  const first = started(site.run("start"));
  await first.says("Ctrl-C ends it.");
  first.child.kill("SIGINT");
  await first.ended;
  await site.setBehaviour("fail");
  const second = started(site.run("start"));
  await second.says("Ctrl-C ends it.");
  await second.says("Nothing changed since this release was built.");
  expect(second.output()).not.toContain("stand-in: gatsby");
  const refused = started(site.run("start"));
  expect(await refused.ended).toBe(1);
  expect(refused.output()).toBe(
    `\nPort ${site.port} is taken. Stop the program that uses it, or choose another: PORT=${site.port + 1}.\n`,
  );
  second.child.kill("SIGINT");
  await second.ended;

  const third = started(site.run("start", { SITE_URL: "https://other.test" }));
  await third.says("The earlier release stays live.");
  expect((await fetch(`http://localhost:${site.port}/tr`)).status).toBe(200);
});

test("a failed first build exits with its reason and leaves no release", async () => {
  const site = await standInSite();
  await site.setBehaviour("fail");
  const start = started(site.run("start"));
  expect(await start.ended).toBe(1);
  expect(start.output()).toContain("gatsby build failed (exit code 1).\n ERROR  GET /v1/menus answered 503");
  await expect(readlink(join(site.folder, ".releases/current"))).rejects.toThrow("ENOENT");
});

test.each([
  ["SIGINT", "hang", "stand-in: gatsby build"],
  ["SIGKILL", "spin", "stand-in: spins"],
] as const)("%s during a build ends Gatsby too, even if it %ss", async (signal, behaviour, words) => {
  const site = await standInSite();
  await site.setBehaviour(behaviour);
  const start = started(site.run("start"));
  await start.says(words);
  const pid = await site.gatsbyPid();
  expect(isAlive(pid)).toBe(true);
  start.child.kill(signal);
  await start.ended;
  await untilTrue(() => !isAlive(pid));
  expect(isAlive(pid)).toBe(false);
});

test("Ctrl-C ends a build with one line and a failure status; meanwhile a second one exits with an explanation", async () => {
  const site = await standInSite();
  await site.setBehaviour("hang");
  const build = started(site.run("build"));
  await build.says("stand-in: gatsby build\n");
  const second = started(site.run("build"));
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain(`Gatsby runs in ${await realpath(site.folder)} already`);
  build.child.kill("SIGINT");
  expect(await build.ended).toBe(130);
  expect(build.output()).toBe("stand-in: gatsby build\n\nStopped by SIGINT.\n");
});

const nothing = async () => undefined;
const NO_HOTEL_FILE = /^There is no file \/.*\/no\/hotel\.json\. Set HOTEL_FILE to the hotel's JSON file\.$/;

test.each<[string, Command, (folder: string) => Promise<unknown>, Record<string, string>, RegExp]>([
  [
    "a folder as .env",
    "start",
    (folder) => mkdir(join(folder, ".env")),
    {},
    /^\/.*\/\.env can't be read \(.*\)\. It must be a file like \.env\.example/,
  ],
  [
    "releases that can't be written",
    "start",
    (folder) => writeFile(join(folder, "occupied"), ""),
    { RELEASES_DIR: "occupied/releases" },
    /^Nothing can be written to .*occupied\/releases \(.*\)\. Let this user write there/,
  ],
  [
    "a file that is no database",
    "start",
    (folder) => writeFile(join(folder, "no.db"), "nothing of the kind ".repeat(100)),
    { DATABASE_URL: "file:no.db" },
    /^The newsletter's database file:no\.db can't be opened \(.*\)\. Restore it/,
  ],
  ["a hotel file that is not there", "start", nothing, { HOTEL_FILE: "no/hotel.json" }, NO_HOTEL_FILE],
  [
    "releases that can't be written",
    "build",
    (folder) => writeFile(join(folder, "occupied"), ""),
    { RELEASES_DIR: "occupied/releases" },
    /^Nothing can be written to .*occupied\/releases \(.*\)\. Let this user write there/,
  ],
])(
  "%s stops npm run %s before anything is built, with one line of instructions",
  async (_, command, prepare, environment, line) => {
    const site = await standInSite();
    await prepare(site.folder);
    const refused = started(site.run(command, environment));
    expect(await refused.ended).toBe(1);
    expect(refused.output().trim()).toMatch(line);
    expect(refused.output().trim()).not.toContain("\n");
  },
);
