import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { array, type InferType, object, string } from "yup";
import { judgementSchema } from "./outcomes";

/** What Alfa makes is soon garbage: with more room it is searched for less often. */
const AUDIT = ["--max-semi-space-size=64", "--import", "tsx", "tests/support/accessibility/alfa-audit.mts"];

const word = string().required();
const alfaSchema = judgementSchema.shape({
  criteria: array(object({ number: word, name: word, level: word, uri: word })).required(),
});

/** What Alfa says of pages, with the criteria of WCAG that it knows. */
export type AlfaJudgement = InferType<typeof alfaSchema>;

/** How Alfa judges the pages at these addresses. It is an ES module through and through, so it has a process of its own. */
export async function audit(browser: string, addresses: readonly string[]): Promise<AlfaJudgement> {
  const { stdout } = await promisify(execFile)(process.execPath, [...AUDIT, browser, ...addresses], {
    maxBuffer: Infinity,
  });
  return alfaSchema.validateSync(JSON.parse(stdout), { strict: true });
}
