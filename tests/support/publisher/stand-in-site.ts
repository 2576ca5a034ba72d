import { cp, mkdir, readFile, realpath, symlink, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { freePort } from "../free-port";
import { writePublicFolder } from "../release/public-folder";
import { type Command, runCommand, type RunningCommand } from "../run-command";
import { temporaryFolder } from "../temporary-folder";

/** Lets Node load TypeScript. */
const TYPESCRIPT = require.resolve("tsx/cjs");

/**
 * Stands in for Gatsby's command line: asks the content API for the menus, as the source plugin would, copies
 * `prepared/` to public/, and puts the menus into the gallery's page; `develop` only listens. The file `behaviour`
 * in the site's folder makes it fail, hang (everywhere or only in preview builds), block its thread forever, or read
 * the content first, as a build does.
 */
const standIn = (folder: string) => `
const { appendFileSync, cpSync, readFileSync, writeFileSync } = require("node:fs");
const { createServer } = require("node:http");
const folder = ${JSON.stringify(folder)};
const headers = process.env.CONTENT_API_AUTHORIZATION ? { Authorization: process.env.CONTENT_API_AUTHORIZATION } : {};
writeFileSync("gatsby.pid", String(process.pid));
console.log("stand-in: gatsby " + process.argv[2]);
fetch(process.env.CONTENT_API_URL + "/v1/menus?property-id=1&lang=en", { headers }).then(async (response) => {
  if (!response.ok) throw new Error("the content API answered " + response.status);
  let behaviour = readFileSync(folder + "/behaviour", "utf8");
  if (behaviour === "read") {
    require(${JSON.stringify(TYPESCRIPT)});
    await require(${JSON.stringify(resolve("tests/support/content/read-content.ts"))}).readContent(process.env);
    console.log("stand-in: has read");
    behaviour = readFileSync(folder + "/behaviour", "utf8");
  }
  if (behaviour === "spin") return spin();
  if (behaviour === "fail") throw new Error("GET /v1/menus answered 503");
  if (process.argv[2] === "develop") return develop();
  const isPreview = process.cwd() !== folder;
  if (behaviour === "hang" || (behaviour === "hang in the preview" && isPreview)) return setInterval(() => {}, 1_000);
  cpSync(folder + "/prepared", "public", { recursive: true });
  appendFileSync("public/tr/galeri/index.html", "<!-- " + (await response.text()) + " -->");
}).catch((error) => {
  console.error(" ERROR  " + error.message);
  process.exit(1);
});
function spin() {
  console.log("stand-in: spins");
  for (;;);
}
function develop() {
  const port = process.argv[process.argv.indexOf("--port") + 1];
  createServer((request, response) => {
    console.log("stand-in: " + request.method + " " + request.url + ", allowed: " + process.env.ENABLE_GATSBY_REFRESH_ENDPOINT);
    response.end();
  }).listen(port, "localhost", () => console.log("stand-in: develops on " + port));
}
`;

export interface StandInSite {
  folder: string;
  port: number;
  setBehaviour(behaviour: "build" | "fail" | "hang" | "hang in the preview" | "read" | "spin"): Promise<void>;
  /** Runs one of services/*.ts in the site's folder. */
  run(command: Command, environment?: Record<string, string>, args?: readonly string[]): RunningCommand;
  gatsbyPid(): Promise<number>;
}

/** Installs a stand-in for Gatsby, with this command line, in a site's folder. */
export async function installGatsby(folder: string, commandLine: string): Promise<void> {
  const gatsby = join(folder, "node_modules/gatsby");
  await mkdir(join(gatsby, "dist/commands"), { recursive: true });
  await writeFile(join(gatsby, "package.json"), JSON.stringify({ name: "gatsby", version: "0.0.0" }));
  await writeFile(join(gatsby, "dist/commands/build.js"), "");
  await writeFile(join(gatsby, "cli.js"), commandLine);
  // Packages that a build's process loads besides Gatsby (gatsby/inside/process/).
  for (const name of ["esbuild", "p-limit", "yup"])
    await symlink(resolve("node_modules", name), join(folder, "node_modules", name));
}

/** A site's folder with real content and an instant stand-in for Gatsby. */
export async function standInSite(): Promise<StandInSite> {
  const folder = await temporaryFolder();
  const port = await freePort();
  await installGatsby(folder, standIn(await realpath(folder)));
  await cp("tests/fixtures/second-hotel", join(folder, "content"), { recursive: true });
  await writePublicFolder(join(folder, "prepared"));
  const setBehaviour = (behaviour: string) => writeFile(join(folder, "behaviour"), behaviour);
  await setBehaviour("build");
  return {
    folder,
    port,
    setBehaviour,
    // A new process per build: unlike a long-running Gatsby, the stand-in accepts no commands.
    run: (command, environment = {}, args = []) =>
      runCommand(folder, command, { PORT: String(port), PUBLISH_BUILDER: "process", ...environment }, args),
    gatsbyPid: async () => Number(await readFile(join(folder, "gatsby.pid"), "utf8")),
  };
}
