import { resolve } from "node:path";
import { parseEnvironment } from "../../shared/environment";
import { lookAtRelease } from "../release/health";
import { printPlan, versionFact } from "../toolkit/plan";
import { runService } from "../toolkit/run-main";
import { startServer } from "../toolkit/start-server";
import { siteServer } from "./plugin";

/** Serves a release by itself: `node services/run.mjs site-server/main [folder]`, default dist/. */
async function main(signal: AbortSignal): Promise<void> {
  const folder = resolve(process.argv[2] ?? "dist");
  const environment = parseEnvironment(process.env);
  const server = await startServer({ ...environment, signal }, async (app, health) => {
    health.set("release", () => lookAtRelease(folder, Date.now()));
    await app.register(siteServer, { release: () => folder });
  });
  printPlan([versionFact()]);
  console.log(`${folder} is served at ${server.url}`);
}

void runService(main);
