import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { withPages, writePublicFolder } from "../../../support/release/public-folder";
import { standInSite } from "../../../support/publisher/stand-in-site";
import { untilTrue } from "../../../support/until-true";

const TOKEN = "the-token-of-these-tests";

test("npm start publishes a change of the content folder, and a fault in it changes nothing", async () => {
  const site = await standInSite();
  const start = site.run("start", { WEBHOOK_TOKEN: TOKEN });
  try {
    await start.says("Ctrl-C ends it.");
    const origin = `http://localhost:${site.port}`;
    const home = async () => (await fetch(origin)).text();
    const status = async () =>
      (await fetch(`${origin}/hooks/status`, { headers: { authorization: `Bearer ${TOKEN}` } })).json();
    const menus = join(site.folder, "content/menus.json");
    const content = await readFile(menus, "utf8");

    await writePublicFolder(join(site.folder, "prepared"), {
      pages: withPages({ "/": { text: "Edited home" } }),
    });
    await writeFile(menus, `${content}\n`);
    await untilTrue(async () => (await home()).includes("Edited home"));
    await untilTrue(async () => (await status()).running === null);
    const { builds } = await status();
    expect(builds[0]).toMatchObject({ reason: "content", state: "published", calls: 1 });
    expect(builds[0].changes.changed.en).toEqual(["/"]);

    await writeFile(menus, "{");
    await start.says("The content from before this change stays in use.");
    expect((await status()).builds).toHaveLength(builds.length);
  } finally {
    start.child.kill();
    await start.ended;
  }
});
