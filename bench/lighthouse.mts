import lighthouse from "lighthouse";
import { chromium } from "playwright-core";
import { runMain } from "../services/run-main";
import { findChromium } from "../tests/support/chromium";
import { freePort } from "../tests/support/host-process";
import { pagesOf } from "../tests/support/pages";
import { layoutPages } from "./layout-pages";

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];

/** `npm run bench:lighthouse -- [origin of a served release]`: Lighthouse's scores of each layout, and what costs them. */
async function main() {
  const origin = process.argv[2] ?? "http://localhost:8000";
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: [`--remote-debugging-port=${port}`, "--no-sandbox", "--disable-gpu"],
  });
  const scores: Record<string, Record<string, number | string>> = {};
  try {
    for (const [layout, path] of layoutPages(await pagesOf(origin))) {
      scores[layout] = { path, ...(await measure(origin + path, port)) };
    }
  } finally {
    await browser.close();
  }
  console.table(scores);
}

async function measure(url: string, port: number): Promise<Record<string, number>> {
  const result = await lighthouse(url, { port, onlyCategories: CATEGORIES, logLevel: "error" });
  if (!result) throw new Error(`Lighthouse measured nothing at ${url}.`);
  const { categories, audits } = result.lhr;
  for (const { auditRefs, title } of Object.values(categories)) {
    for (const { id, weight } of auditRefs) {
      const audit = audits[id];
      if (weight > 0 && audit?.score !== null && audit !== undefined && audit.score < 0.9) {
        console.log(`${url} · ${title}: ${audit.title} ${audit.displayValue ?? ""}`);
      }
    }
  }
  const scores = Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]);
  return Object.fromEntries(scores);
}

void runMain(main);
