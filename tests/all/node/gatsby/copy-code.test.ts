import { mkdir, readFile, realpath, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { copyCode } from "../../../../gatsby/builder/copy-code";
import { temporaryFolder } from "../../../support/temporary-folder";

let from: string;
let to: string;

const write = async (file: string, content: string) => {
  await mkdir(join(from, file, ".."), { recursive: true });
  await writeFile(join(from, file), content);
};
const copied = (file: string) => readFile(join(to, file), "utf8");

beforeEach(async () => {
  from = await temporaryFolder();
  to = join(from, ".preview/site");
  await write("gatsby-config.ts", "config");
  await write("src/pages/index.tsx", "page");
  await write("static/icon.svg", "icon");
  await write("content/hotel.json", "{}");
});

test("the code is copied, then its changes and deletions, and nothing else is", async () => {
  await copyCode(from, to);
  expect(await copied("gatsby-config.ts")).toBe("config");
  expect(await copied("static/icon.svg")).toBe("icon");
  await expect(copied("content/hotel.json")).rejects.toThrow("ENOENT");

  const { mtimeMs } = await stat(join(to, "gatsby-config.ts"));
  await write("src/pages/index.tsx", "page, changed");
  await rm(join(from, "static/icon.svg"));
  await copyCode(from, to);
  expect(await copied("src/pages/index.tsx")).toBe("page, changed");
  await expect(copied("static/icon.svg")).rejects.toThrow("ENOENT");
  expect((await stat(join(to, "gatsby-config.ts"))).mtimeMs).toBe(mtimeMs);

  await copyCode(".", to);
  expect(await copied("gatsby-node.ts")).toBe(await readFile("gatsby-node.ts", "utf8"));
});

test("a folder elsewhere is linked to the packages, even of another version, and rejected if it has its own", async () => {
  await write("node_modules/gatsby/package.json", "{}");
  const elsewhere = join(await temporaryFolder(), "site");
  await copyCode(from, elsewhere);
  await copyCode(from, elsewhere);
  expect(await realpath(join(elsewhere, "node_modules/gatsby"))).toBe(
    await realpath(join(from, "node_modules/gatsby")),
  );
  await expect(stat(join(to, "node_modules"))).rejects.toThrow("ENOENT");

  const upgraded = await temporaryFolder();
  await mkdir(join(upgraded, "node_modules"));
  await copyCode(upgraded, elsewhere);
  expect(await realpath(join(elsewhere, "node_modules"))).toBe(
    await realpath(join(upgraded, "node_modules")),
  );

  const other = await temporaryFolder();
  await mkdir(join(other, "node_modules/gatsby"), { recursive: true });
  await expect(copyCode(from, other)).rejects.toThrow("node_modules must be a link to");
});
