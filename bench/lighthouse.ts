import { runMain } from "../services/toolkit/run-main";
import { launchInstalledChromium } from "../tests/support/chromium";
import { freePort } from "../tests/support/host-process";
import { pagesOf } from "../tests/support/pages";
import { layoutPages } from "./layout-pages";
import { medians, printFigures } from "./medians";
import { CPU_SLOWDOWNS, cpuIndex, throttlingRate } from "./phone-speed";

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];

/** Figures in milliseconds. */
const TIMES = { lcp: "largest-contentful-paint", tbt: "total-blocking-time" };

/**
 * `npm run bench:lighthouse -- [origin of a served release]`: Lighthouse's scores of each layout on phones four and six times
 * slower than a machine of its index 1,500, the times behind them, how fast it finds this machine to be, and what costs
 * points.
 */
async function main() {
  const origin = process.argv[2] ?? "http://localhost:8000";
  const port = await freePort();
  const browser = await launchInstalledChromium(`--remote-debugging-port=${port}`, "--disable-gpu");
  const figures: Record<string, Record<string, number | string>> = {};
  const costs = new Set<string>();
  try {
    const index = await cpuIndex(browser);
    for (const [layout, path] of layoutPages(await pagesOf(origin))) {
      for (const slowdown of CPU_SLOWDOWNS) {
        const rate = throttlingRate(slowdown, index);
        const run = () => measure(origin + path, { port, rate, costs });
        figures[`${layout}, ${slowdown}x`] = { path, ...(await medians(run)) };
      }
    }
  } finally {
    await browser.close();
  }
  for (const cost of costs) console.log(cost);
  printFigures(figures);
}

interface Phone {
  /** Of the browser's debugging protocol. */
  port: number;
  /** How many times slower than this machine it is. */
  rate: number;
  /** Collects what costs points. */
  costs: Set<string>;
}

async function measure(url: string, { port, rate, costs }: Phone): Promise<Record<string, number>> {
  const { default: lighthouse, defaultConfig } = await import("lighthouse");
  const throttling = { ...defaultConfig.settings?.throttling, cpuSlowdownMultiplier: rate };
  const result = await lighthouse(url, { port, onlyCategories: CATEGORIES, logLevel: "error", throttling });
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
  const index = Math.round(result.lhr.environment.benchmarkIndex);
  return Object.fromEntries([...scores, ...times, ["cpu index", index]]);
}

void runMain(main);
