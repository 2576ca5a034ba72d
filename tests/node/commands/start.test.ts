import { appendFile, readlink } from "node:fs/promises";
import { join } from "node:path";
import { withPages, writePublicFolder } from "../../support/release/public-folder";
import { standInSite } from "../../support/publisher/stand-in-site";
import { started } from "../../support/publisher/started";

test("the first start builds, then serves site and content API on one port; the next one rebuilds what changed", async () => {
  const site = await standInSite();
  const start = started(site.run("start"));
  await start.says("Ctrl-C ends it.");
  const origin = `http://localhost:${site.port}`;
  for (const home of ["/", "/tr", "/ru", "/de"]) expect(start.output()).toContain(`${origin}${home}\n`);
  expect(await (await fetch(`${origin}/tr/galeri`)).text()).toContain("Page /tr/galeri");
  expect((await fetch(`${origin}/v1/menus?property-id=1&lang=en`)).status).toBe(200);
  expect((await fetch(`${origin}/v1/nothing`)).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${site.port}/tr`)).status).toBe(200);
  expect(await (await fetch(`${origin}/health`)).json()).toEqual({
    release: { id: expect.any(String), made: expect.any(String), ageSeconds: expect.any(Number) },
    builds: { running: null, last: "published", lastStarted: expect.any(String), lastFailedStep: null },
    newsletter: { takesSignups: true, mailsFailingSince: null },
  });
  const before = await readlink(join(site.folder, ".releases/current"));
  start.child.kill("SIGINT");
  expect(await start.ended).toBe(0);

  await appendFile(join(site.folder, "content/menus.json"), "\n");
  await writePublicFolder(join(site.folder, "prepared"), { pages: withPages({ "/": { text: "New home" } }) });
  const second = started(site.run("start"));
  await second.says("Ctrl-C ends it.");
  await second.says("The new release is live.");
  expect(await (await fetch(origin)).text()).toContain("New home");
  expect(await readlink(join(site.folder, ".releases/current"))).not.toBe(before);
});
