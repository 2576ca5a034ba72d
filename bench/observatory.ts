import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { boolean, lazy, number, object, string } from "yup";
import { runMain } from "../services/toolkit/run-main";

const SCORER = "@mdn/mdn-http-observatory";
const VERSION = "1.4.8";
const GOOD = 100;
/** What a site without TLS is marked down for, whatever else it does. */
const COST_OF_PLAIN_HTTP = ["redirection", "strict-transport-security"];

const testSchema = object({
  result: string().required(),
  scoreModifier: number().required(),
  pass: boolean().required(),
});
const scanSchema = object({
  tests: lazy((tests) =>
    object(Object.fromEntries(Object.keys(tests ?? {}).map((name) => [name, testSchema]))),
  ),
});

const run = promisify(execFile);

/**
 * `npm run bench:observatory -- [host of a served release]`: what Mozilla's HTTP Observatory makes of its headers,
 * apart from what plain http costs. Fails below 100.
 *
 * The scorer is no dependency of the project: it brings 233 packages, a compiler for one of them and a download.
 */
async function main() {
  const host = process.argv[2] ?? "localhost:8000";
  const folder = await mkdtemp(join(tmpdir(), "observatory-"));
  try {
    const tests = await scan(await install(folder), host);
    console.table(tests);
    const costs = Object.entries(tests).filter(([name]) => !COST_OF_PLAIN_HTTP.includes(name));
    const score = costs.reduce((sum, [, { scoreModifier }]) => sum + scoreModifier, 100);
    console.log(`${host}: ${score} points apart from what plain http costs.`);
    if (score < GOOD) throw new Error(`The HTTP Observatory gives less than ${GOOD} points to ${host}.`);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Installs the scorer without its install scripts; answers its folder. */
async function install(folder: string): Promise<string> {
  const options = ["--prefix", folder, "--ignore-scripts", "--no-audit", "--no-fund", "--no-save"];
  await run("npm", ["install", ...options, `${SCORER}@${VERSION}`]);
  const scorer = join(folder, "node_modules", SCORER);
  // In place of the browsers' list of hosts that are always asked by https, which the script would download.
  await writeFile(join(scorer, "conf/hsts-preload.json"), "{}");
  return scorer;
}

async function scan(scorer: string, host: string) {
  const { stdout } = await run(process.execPath, [join(scorer, "src/scan.js"), host]);
  return scanSchema.validateSync(JSON.parse(stdout), { stripUnknown: true }).tests;
}

void runMain(main);
