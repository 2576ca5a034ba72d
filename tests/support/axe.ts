import { readFileSync } from "node:fs";
import type axe from "axe-core";
import type { Page } from "playwright-core";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const AXE = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe-core finds wrong on the page as it is: "rule: element" each. */
export async function violations(page: Page): Promise<string[]> {
  if (await page.evaluate(() => !("axe" in window))) await page.evaluate(AXE);
  return page.evaluate(async (tags) => {
    const results = await window.axe.run({ runOnly: tags, resultTypes: ["violations"] });
    return results.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  }, RULES);
}
