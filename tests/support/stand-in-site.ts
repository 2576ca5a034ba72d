import { cp, mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { freePort } from "./host-process";
import { writePublicFolder } from "./public-folder";
import { type Command, runCommand, type RunningCommand } from "./run-command";
import { temporaryFolder } from "./temporary-folder";

/**
 * Stands in for Gatsby's command line: asks the content API for the menus, as the source plugin would, and copies
 * `prepared/` to public/; `develop` only listens. The file `behaviour` in the working directory makes it fail or hang.
 */
const STAND_IN = `
const { cpSync, readFileSync, writeFileSync } = require("node:fs");
const { createServer } = require("node:http");
writeFileSync("gatsby.pid", String(process.pid));
console.log("stand-in: gatsby " + process.argv[2]);
fetch(process.env.CONTENT_API_URL + "/v1/menus?property-id=1&lang=en").then(async (response) => {
  if (!response.ok) throw new Error("the content API answered " + response.status);
  const behaviour = readFileSync("behaviour", "utf8");
  if (behaviour === "fail") throw new Error("GET /v1/menus answered 503");
  if (process.argv[2] === "develop") return develop();
  if (behaviour === "hang") setInterval(() => {}, 1_000);
  else cpSync("prepared", "public", { recursive: true });
}).catch((error) => {
  console.error(" ERROR  " + error.message);
  process.exit(1);
});
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
  setBehaviour(behaviour: "build" | "fail" | "hang"): Promise<void>;
  /** Runs one of services/*.ts in the site's folder. */
  run(command: Command, environment?: Record<string, string>): RunningCommand;
  gatsbyPid(): Promise<number>;
}

/** A site's folder with real content and, in Gatsby's place, a stand-in that takes no time. */
export async function standInSite(): Promise<StandInSite> {
  const folder = await temporaryFolder();
  const port = await freePort();
  const gatsby = join(folder, "node_modules/gatsby");
  await mkdir(join(gatsby, "dist/commands"), { recursive: true });
  await writeFile(join(gatsby, "package.json"), JSON.stringify({ name: "gatsby", version: "0.0.0" }));
  await writeFile(join(gatsby, "dist/commands/build.js"), "");
  await writeFile(join(gatsby, "cli.js"), STAND_IN);
  // What a build's process loads beside Gatsby (services/site-build/inside/).
  await symlink(resolve("node_modules/yup"), join(folder, "node_modules/yup"));
  await cp("tests/fixtures/second-hotel", join(folder, "content"), { recursive: true });
  await writePublicFolder(join(folder, "prepared"));
  const setBehaviour = (behaviour: string) => writeFile(join(folder, "behaviour"), behaviour);
  await setBehaviour("build");
  return {
    folder,
    port,
    setBehaviour,
    // The stand-in takes no orders, as a kept process of Gatsby does.
    run: (command, environment = {}) =>
      runCommand(folder, command, { PORT: String(port), PUBLISH_BUILDER: "process", ...environment }),
    gatsbyPid: async () => Number(await readFile(join(folder, "gatsby.pid"), "utf8")),
  };
}
