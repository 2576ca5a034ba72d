import { existsSync } from "node:fs";
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { runCommand } from "../support/run-command";
import { copySecondSite } from "../support/second-site";

test("in a fresh folder a page that can't be loaded fails the build, which names the call and touches no dist/", async () => {
  await rm(resolve(".test-sites/fresh"), { recursive: true, force: true });
  const site = await copySecondSite("fresh");
  const dist = join(site.folder, "dist");
  const wrong = new Map([
    ["/about-us", { status: 503, body: "" }],
    ["/tr/iletisim", { status: 200, body: '{"id":' }],
    ["/de/experience", { status: 200, body: '{"id":"five"}' }],
  ]);
  const build = () =>
    site.withApi(
      (url) => wrong.get(url.searchParams.get("url") ?? ""),
      async (apiUrl) => {
        const command = runCommand(site.folder, "build", { CONTENT_API_URL: apiUrl });
        return { exitCode: await command.ended, output: command.output() };
      },
    );

  const first = await build();
  expect(first.exitCode).toBe(1);
  expect(first.output).toMatch(/GET http:\S+url=\/about-us&lang=en \(status 503\): Wrong Services/);
  expect(first.output).toMatch(
    /GET http:\S+url=\/tr\/iletisim&lang=tr \(status 200\): the answer is not JSON/,
  );
  expect(first.output).toMatch(/GET http:\S+url=\/de\/experience&lang=de \(status 200\): .*\bid\b/);
  expect(existsSync(dist)).toBe(false);

  await mkdir(dist);
  await writeFile(join(dist, "index.html"), "The release before.");
  expect((await build()).exitCode).toBe(1);
  expect(await readdir(dist)).toEqual(["index.html"]);
}, 240_000);
