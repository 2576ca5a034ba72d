import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { withDigestedCache } from "../../../gatsby/webpack-cache";
import { temporaryFolder } from "../../support/temporary-folder";

const FILES = {
  "package.json": "{}",
  "node_modules/gatsby/package.json": "{}",
  "node_modules/.package-lock.json": '{"gatsby":"5"}',
  ".cache/compiled/gatsby-config.js": "a configuration",
  ".cache/compiled/plugins/one/gatsby-node.js": "a plugin",
};

/** The version of webpack's cache for a site with these files. */
async function versionWith(
  change: Partial<typeof FILES> = {},
  ownVersion = "gatsby's own",
): Promise<string | undefined> {
  const directory = await temporaryFolder();
  for (const [name, text] of Object.entries({ ...FILES, ...change })) {
    await mkdir(join(directory, name, ".."), { recursive: true });
    await writeFile(join(directory, name), text);
  }
  const { cache } = withDigestedCache({ cache: { type: "filesystem", version: ownVersion } }, directory);
  return typeof cache === "object" && cache.type === "filesystem" ? cache.version : undefined;
}

test("webpack's cache stays valid while packages and configuration are unchanged", async () => {
  expect(await versionWith()).toBe(await versionWith());
});

test.each([
  ["the configuration", { ".cache/compiled/gatsby-config.js": "another" }],
  ["a plugin", { ".cache/compiled/plugins/one/gatsby-node.js": "another" }],
  ["an installed package", { "node_modules/.package-lock.json": '{"gatsby":"6"}' }],
])("a change to %s invalidates the cache", async (_, change) => {
  expect(await versionWith(change)).not.toBe(await versionWith());
});

test("Gatsby's own cache version still applies", async () => {
  expect(await versionWith({}, "another stage")).not.toBe(await versionWith());
});
