import { readlink } from "node:fs/promises";
import { join } from "node:path";
import { standInSite } from "../../../support/publisher/stand-in-site";

test("publishing once succeeds when the release is live, and fails otherwise", async () => {
  const site = await standInSite();
  const once = () => site.run("publisher/main", {}, ["once"]);
  const first = once();
  expect(await first.ended).toBe(0);
  const live = await readlink(join(site.folder, ".releases/current"));
  expect(first.output()).toContain(`Release ${live.replace("releases/", "")} is published.`);

  await site.setBehaviour("fail");
  const second = once();
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain('It failed in step "build"');
  expect(second.output()).toContain("GET /v1/menus answered 503");
  expect(await readlink(join(site.folder, ".releases/current"))).toBe(live);

  await site.setBehaviour("hang");
  const stopped = once();
  await stopped.says("stand-in: gatsby build");
  stopped.child.kill("SIGTERM");
  expect(await stopped.ended).toBe(143);
});
