import { readFileSync } from "node:fs";
import type axe from "axe-core";
import type { Page } from "playwright-core";
import type { Judgement } from "./accessibility/outcomes";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const AXE = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");
/** Only the rules of the standard, without best practices. */
export const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const RULES = [...WCAG, "best-practice"];

/** The violations that axe-core finds on the page as it is, each as "rule: element". */
export async function violations(page: Page, rules = RULES): Promise<string[]> {
  return (await judge(page, rules)).found;
}

/**
 * Audits the page as it is with axe-core; each fault is "rule: element". A target that seems too small is judged again
 * in the middle of the window, as a bar at the window's edge may only have covered it.
 */
export async function judge(page: Page, rules = RULES): Promise<Judgement> {
  if (await page.evaluate(() => !("axe" in window))) await page.evaluate(AXE);
  return page.evaluate(async (tags) => {
    const results = await window.axe.run({ runOnly: tags, resultTypes: ["violations"] });
    const found: string[] = [];
    const failed: typeof results.violations = [];
    for (const rule of results.violations) {
      for (const { html, target } of rule.nodes) {
        if (rule.id !== "target-size" || (await isSmall(String(target)))) {
          found.push(`${rule.id}: ${html}`);
          failed.push(rule);
        }
      }
    }
    const { incomplete: cantTell, passes: passed, inapplicable } = results;
    const outcomes = Object.entries({ failed, cantTell, passed, inapplicable }).flatMap(([outcome, judged]) =>
      judged.flatMap((rule) => rule.tags.flatMap(criterionOf).map((criterion) => ({ criterion, outcome }))),
    );
    return { found, outcomes };

    /** "wcag1412" is 1.4.12. */
    function criterionOf(tag: string): string[] {
      const [, principle, guideline, number] = /^wcag(\d)(\d)(\d+)$/.exec(tag) ?? [];
      return number === undefined ? [] : [`${principle}.${guideline}.${number}`];
    }

    async function isSmall(selector: string): Promise<boolean> {
      document.querySelector(selector)?.scrollIntoView({ block: "center", behavior: "instant" });
      const again = await window.axe.run(selector, { runOnly: ["target-size"] });
      return again.violations.length > 0;
    }
  }, rules);
}
