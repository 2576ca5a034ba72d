import { readFileSync } from "node:fs";
import type axe from "axe-core";
import type { Page } from "playwright-core";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const AXE = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");
/** The rules of the standard alone. */
export const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const RULES = [...WCAG, "best-practice"];

/**
 * What axe-core finds wrong on the page as it is: "rule: element" each. A target that a bar at the window's edge lies
 * over is judged in the middle of the window, where a visitor scrolls it to.
 */
export async function violations(page: Page, rules = RULES): Promise<string[]> {
  if (await page.evaluate(() => !("axe" in window))) await page.evaluate(AXE);
  return page.evaluate(async (tags) => {
    const results = await window.axe.run({ runOnly: tags, resultTypes: ["violations"] });
    const found: string[] = [];
    for (const { id, nodes } of results.violations) {
      for (const { html, target } of nodes) {
        if (id !== "target-size" || (await isSmall(String(target)))) found.push(`${id}: ${html}`);
      }
    }
    return found;

    async function isSmall(selector: string): Promise<boolean> {
      document.querySelector(selector)?.scrollIntoView({ block: "center", behavior: "instant" });
      const again = await window.axe.run(selector, { runOnly: ["target-size"] });
      return again.violations.length > 0;
    }
  }, rules);
}
