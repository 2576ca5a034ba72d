import { Audit, type Rule } from "@siteimprove/alfa-act";
import { Device } from "@siteimprove/alfa-device";
import { type Document, Node } from "@siteimprove/alfa-dom";
import { Native } from "@siteimprove/alfa-dom/native";
import { Request, Response } from "@siteimprove/alfa-http";
import rules from "@siteimprove/alfa-rules";
import { Conformance, Criterion } from "@siteimprove/alfa-wcag";
import { Page } from "@siteimprove/alfa-web";
import { connectTo, DESKTOP, hydrated } from "../browser";
import type { AlfaJudgement } from "./alfa";

/** Prints as JSON how Alfa judges pages in the browser at the first address; a fault is "address: rule element". */
const [server = "", ...addresses] = process.argv.slice(2);
const asked = [...rules].filter(isAsked);
const browser = await connectTo(server);
const page = await browser.newPage({ viewport: DESKTOP, reducedMotion: "reduce" });
const judgement: AlfaJudgement = { found: [], outcomes: [], criteria: criteriaOfWcag() };
for (const address of addresses) {
  await page.goto(address);
  await hydrated(page);
  const document = await page.evaluate<Document.JSON>(`(${Native.fromNode.toString()})(document)`);
  const audited = Page.of(Request.empty(), Response.empty(), Node.from(document), Device.standard());
  const said = new Set<string>();
  for (const result of await Audit.of(audited, asked).evaluate()) {
    const { rule, outcome } = result;
    if (outcome === "failed") judgement.found.push(`${address}: ${rule.uri} ${result.target}`);
    for (const { chapter } of rule.requirements.filter(Criterion.isCriterion))
      said.add(`${chapter} ${outcome}`);
  }
  for (const words of said) {
    const [criterion = "", outcome = ""] = words.split(" ");
    judgement.outcomes.push({ criterion, outcome });
  }
}
await browser.close();
process.stdout.write(JSON.stringify(judgement));

/** Levels A and AA, and best practices without a level; not AAA. */
function isAsked({ requirements }: Pick<Rule<unknown, never>, "requirements">): boolean {
  const criteria = requirements.filter(Criterion.isCriterion);
  return criteria.length === 0 || criteria.some(Conformance.isAA());
}

/** WCAG 2.2's criteria of levels A and AA, which the library doesn't list. */
function criteriaOfWcag(): AlfaJudgement["criteria"] {
  const upTo = (most: number) => Array.from({ length: most }, (_, index) => index + 1);
  return upTo(4)
    .flatMap((principle) => upTo(5).map((guideline) => `${principle}.${guideline}`))
    .flatMap((guideline) => upTo(13).map((number) => `${guideline}.${number}`))
    .filter(Criterion.isChapter)
    .map((chapter) => Criterion.of(chapter))
    .filter(Conformance.isAA())
    .map((criterion) => ({
      number: criterion.chapter,
      name: criterion.title,
      level: Conformance.isA()(criterion) ? "A" : "AA",
      uri: criterion.uri,
    }));
}
