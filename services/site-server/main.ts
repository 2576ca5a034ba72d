import { resolve } from "node:path";
import { type Environment, parseEnvironment } from "../../shared/environment";
import { lookAtRelease } from "../release/health";
import { checkPlan, printPlan } from "../../toolkit/plan";
import { runMain, runService } from "../../toolkit/run-main";
import { startServer } from "../../toolkit/start-server";
import { siteServerPlan } from "./plan";
import { siteServer } from "./plugin";

const WORDS = process.argv.slice(2);

/**
 * Serves a release on its own: `node services/run.mjs site-server/main [folder]`, default dist/; a final
 * `check` prints what it would do.
 */
async function main(signal: AbortSignal): Promise<void> {
  const environment = parseEnvironment(process.env);
  const folder = folderOf(WORDS[0]);
  const server = await startServer({ ...environment, signal }, async (app, health) => {
    health.set("release", () => lookAtRelease(folder, Date.now()));
    await app.register(siteServer, { release: () => folder });
  });
  console.log(`${folder} is served at ${server.url}. Ctrl-C ends it.`);
  printPlan(await planOf(environment, folder));
}

async function check(): Promise<void> {
  const [first] = WORDS;
  checkPlan(await planOf(parseEnvironment(process.env), folderOf(first === "check" ? undefined : first)));
}

function planOf({ siteUrl, host, port }: Environment, folder: string) {
  return siteServerPlan({ siteUrl, host, port, folder });
}

function folderOf(word = "dist"): string {
  return resolve(word);
}

void (WORDS.at(-1) === "check" ? runMain(check) : runService(main));
