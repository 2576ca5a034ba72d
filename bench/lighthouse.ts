import { chromium } from "playwright-core";
import { runMain } from "../services/host/run-main";
import { findChromium } from "../tests/support/chromium";
import { freePort } from "../tests/support/host-process";
import { pagesOf } from "../tests/support/pages";
import { layoutPages } from "./layout-pages";
import { medians, printFigures } from "./medians";

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];

/** Figures in milliseconds. */
const TIMES = { lcp: "largest-contentful-paint", tbt: "total-blocking-time" };

/**
 * `npm run bench:lighthouse -- [origin of a served release]`: Lighthouse's scores of each layout on a phone, the times
 * behind them, and what costs points.
 */
async function main() {
  const origin = process.argv[2] ?? "http://localhost:8000";
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: [`--remote-debugging-port=${port}`, "--no-sandbox", "--disable-gpu"],
  });
  const figures: Record<string, Record<string, number | string>> = {};
  const costs = new Set<string>();
  try {
    for (const [layout, path] of layoutPages(await pagesOf(origin))) {
      figures[layout] = { path, ...(await medians(() => measure(origin + path, port, costs))) };
    }
  } finally {
    await browser.close();
  }
  for (const cost of costs) console.log(cost);
  printFigures(figures);
}

async function measure(url: string, port: number, costs: Set<string>): Promise<Record<string, number>> {
  const { default: lighthouse } = await import("lighthouse");
  const result = await lighthouse(url, { port, onlyCategories: CATEGORIES, logLevel: "error" });
  if (!result) throw new Error(`Lighthouse measured nothing at ${url}.`);
  const { categories, audits } = result.lhr;
  for (const { auditRefs, title } of Object.values(categories)) {
    for (const { id, weight } of auditRefs) {
      const audit = audits[id];
      if (weight > 0 && audit?.score !== null && audit !== undefined && audit.score < 0.9) {
        costs.add(`${url} · ${title}: ${audit.title}`);
      }
    }
  }
  const scores = Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]);
  const times = Object.entries(TIMES).map(([name, id]) => [
    name,
    Math.round(audits[id]?.numericValue ?? NaN),
  ]);
  return Object.fromEntries([...scores, ...times]);
}

void runMain(main);
