import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { codeFiles } from "../../../gatsby/builder/code";
import { importedFrom } from "../../support/code/imports";

const GENERATED = "src/gatsby-types.d.ts";

const namesIn = (folder: string, pattern: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((name) => pattern.test(name) && !name.includes("node_modules"));

/** Entry points of a release: Gatsby's files, our own for each step, and the files Gatsby finds by name. */
const ENTRIES = [
  ...readdirSync(".").filter((name) => /^gatsby-.*\.tsx?$/.test(name)),
  ...namesIn("plugins", /\/(?:gatsby-[a-z]+|index)\.[jt]sx?$/),
  ...namesIn("src/layouts", /\.tsx$/),
  "gatsby/inside/process/entry.ts",
  "gatsby/builder/builder.ts",
  "services/content-server/server.ts",
  "services/release/make-release.ts",
  "services/release/add-brotli.ts",
];

test("every file that a release is built with is checked for code changes", async () => {
  const files = importedFrom(ENTRIES).filter((file) => file !== GENERATED);
  expect(files.length).toBeGreaterThan(300);
  const listed = new Set(await codeFiles("."));
  // Add a missing folder to gatsby/builder/code.ts.
  expect(files.filter((file) => !listed.has(file))).toEqual([]);
});

/** Entry points of the CMS. */
const CMS_ENTRIES = [
  ...["payload.config.ts", "instrumentation.ts", "next.config.mjs"].map((name) => `cms/${name}`),
  ...namesIn("cms/app", /\.[jt]sx?$/),
];

test("every file that the CMS is built from is checked to decide whether to rebuild it", () => {
  const files = importedFrom(CMS_ENTRIES);
  expect(files.length).toBeGreaterThan(50);
  const sources: string[] = JSON.parse(readFileSync("cms/commands/sources.json", "utf8"));
  const listed = sources.map((source) => join("cms", source));
  // Add a missing file or folder to cms/commands/sources.json.
  const isListed = (file: string) =>
    listed.some((source) => file === source || file.startsWith(`${source}/`));
  expect(files.filter((file) => !isListed(file))).toEqual([]);
});

test("every file that a program needs is in the container image", () => {
  const programs = namesIn("services", /\/(?:main|start|build|develop|command|send)\.ts$/);
  const files = importedFrom([...ENTRIES, ...CMS_ENTRIES, ...programs]);
  const taken = readFileSync(".dockerignore", "utf8").match(/(?<=^!).+/gm) ?? [];
  const isTaken = (file: string) =>
    taken.some((path) =>
      path.endsWith("*") ? file.startsWith(path.slice(0, -1)) : file === path || file.startsWith(`${path}/`),
    );
  // Add a missing folder to .dockerignore.
  expect(files.filter((file) => !isTaken(file))).toEqual([]);
});
