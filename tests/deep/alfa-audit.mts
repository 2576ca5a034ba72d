import { Audit, type Rule } from "@siteimprove/alfa-act";
import { Device } from "@siteimprove/alfa-device";
import { type Document, Node } from "@siteimprove/alfa-dom";
import { Native } from "@siteimprove/alfa-dom/native";
import { Request, Response } from "@siteimprove/alfa-http";
import rules from "@siteimprove/alfa-rules";
import { Conformance, Criterion } from "@siteimprove/alfa-wcag";
import { Page } from "@siteimprove/alfa-web";
import { connect, DESKTOP, hydrated } from "../support/browser";

/** What Alfa finds wrong on the pages at these addresses: "address: rule element" each, as JSON on the standard output. */
const asked = [...rules].filter(isAsked);
const browser = await connect();
const page = await browser.newPage({ viewport: DESKTOP, reducedMotion: "reduce" });
const found: string[] = [];
for (const address of process.argv.slice(2)) {
  await page.goto(address);
  await hydrated(page);
  const document = await page.evaluate<Document.JSON>(`(${Native.fromNode.toString()})(document)`);
  const audited = Page.of(Request.empty(), Response.empty(), Node.from(document), Device.standard());
  for (const { rule, outcome, target } of await Audit.of(audited, asked).evaluate()) {
    if (outcome === "failed") found.push(`${address}: ${rule.uri} ${target}`);
  }
}
await browser.close();
process.stdout.write(JSON.stringify(found));

/** Levels A and AA, and what no level asks for but good practice does; not AAA. */
function isAsked({ requirements }: Pick<Rule<unknown, never>, "requirements">): boolean {
  const criteria = requirements.filter(Criterion.isCriterion);
  return criteria.length === 0 || criteria.some(Conformance.isAA());
}
