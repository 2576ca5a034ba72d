import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import packageFile from "../../../package.json";
import { judge } from "../axe";
import { connectTo, DESKTOP, hydrated, PHONE, settled } from "../browser";
import { launchChromiumServer } from "../chromium";
import { ERROR_PAGES, inAllLanguages, inLanguagesByTurns, LAYOUT_PAGES } from "../layouts";
import { buildAndServe, EMBEDDED_HOTEL } from "../site";
import { copyWorkspace } from "../workspace";
import { audit } from "./alfa";
import { readAnswers } from "./answers";
import { earlOf, RECORD_FILE } from "./earl";
import type { Judgement } from "./outcomes";
import { PAGE_FILE, pageOf } from "./page";
import { writeStatements } from "./statement";

/** `npm run accessibility`: audits the embedded hotel and writes the record, its page and the statement. */
async function main() {
  const answers = readAnswers();
  await copyWorkspace("embedded");
  const site = await buildAndServe(EMBEDDED_HOTEL);
  const server = await launchChromiumServer();
  const browser = server.wsEndpoint();
  const layouts = await Promise.all(Object.values(LAYOUT_PAGES).map((path) => inAllLanguages(site, path)));
  const addresses = [...layouts.flat(), ...ERROR_PAGES].map((path) => site + path);
  const byAxe = await judgeByAxe(browser, addresses);
  const byTurns = [...(await inLanguagesByTurns(site)), ...ERROR_PAGES].map((path) => site + path);
  const { criteria, ...byAlfa } = await audit(browser, byTurns);
  const answered = answers.criteria.map(({ number, name, level }) => ({ number, name, level }));
  const asked = criteria.map(({ number, name, level }) => ({ number, name, level }));
  if (!isDeepStrictEqual(answered, asked))
    throw new Error(`The answers are not those of WCAG 2.2, which asks: ${JSON.stringify(asked)}`);

  const { "axe-core": axeVersion, "@siteimprove/alfa-rules": alfaVersion } = packageFile.devDependencies;
  const date = new Date().toISOString().slice(0, 10);
  const commit = execFileSync("git", ["rev-parse", "HEAD"], { encoding: "utf8" }).trim();
  const paths = addresses.map((address) => new URL(address).pathname);
  const tools = [
    { name: "axe-core", version: axeVersion, judgement: byAxe },
    { name: "Alfa", version: alfaVersion, judgement: byAlfa },
  ];
  const record = earlOf({ date, commit, paths, criteria, tools }, answers.tried);
  writeFileSync(RECORD_FILE, `${JSON.stringify(record, null, 2)}\n`);
  writeFileSync(PAGE_FILE, pageOf(answers));
  writeStatements(answers, date);
  const found = [...byAxe.found, ...byAlfa.found];
  console.log([`Written: ${RECORD_FILE}, ${PAGE_FILE}. Faults: ${found.length}.`, ...found].join("\n"));
  process.exit(0);
}

/** Audits these pages with axe-core, on a phone and on a desktop. */
async function judgeByAxe(server: string, addresses: readonly string[]): Promise<Judgement> {
  const browser = await connectTo(server);
  const context = await browser.newContext({ reducedMotion: "reduce" });
  // tsx compiles functions to call its `__name` helper, which doesn't exist in a page.
  await context.addInitScript("globalThis.__name = (named) => named;");
  const page = await context.newPage();
  const all: Judgement = { found: [], outcomes: [] };
  for (const address of addresses) {
    await page.goto(address);
    await hydrated(page);
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport);
      await settled(page);
      const { found, outcomes } = await judge(page);
      all.found.push(...found.map((fault) => `${address} at ${viewport.width} px: ${fault}`));
      all.outcomes.push(...outcomes);
    }
  }
  await browser.close();
  return all;
}

void main();
