import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { startContentServer } from "../../../../services/content-server/server";
import { standInSite } from "../../../support/publisher/stand-in-site";

test("a saved hotel file is reloaded even if another server has the content; a second command is told of the port", async () => {
  const site = await standInSite();
  const api = await startContentServer({ contentDir: join(site.folder, "content"), port: 0 });
  const develop = site.run("develop", { CONTENT_API_URL: api.url });
  try {
    await develop.says(`stand-in: develops on ${site.port}`);
    const hotel = join(site.folder, "content/hotel.json");
    await writeFile(hotel, `${await readFile(hotel, "utf8")}\n`);
    await develop.says("stand-in: POST /__refresh, allowed: true");
    await develop.says("Content changed: content/hotel.json");
    const second = site.run("develop");
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(`Port ${site.port} is taken.`);
  } finally {
    develop.child.kill("SIGINT");
    await api.close();
  }
  expect(await develop.ended).toBe(0);
});
