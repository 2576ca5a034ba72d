import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { array, type InferType, object, string } from "yup";
import { judgementSchema } from "./outcomes";

/** Alfa creates many short-lived objects: a larger young generation needs fewer garbage collections. */
const AUDIT = ["--max-semi-space-size=64", "--import", "tsx", "tests/support/accessibility/alfa-audit.mts"];

const word = string().required();
const alfaSchema = judgementSchema.shape({
  criteria: array(object({ number: word, name: word, level: word, uri: word })).required(),
});

/** Alfa's judgement of pages, and the WCAG criteria that it knows. */
export type AlfaJudgement = InferType<typeof alfaSchema>;

/** Audits the pages at these addresses with Alfa, in a separate process because Alfa is ESM only. */
export async function audit(browser: string, addresses: readonly string[]): Promise<AlfaJudgement> {
  const { stdout } = await promisify(execFile)(process.execPath, [...AUDIT, browser, ...addresses], {
    maxBuffer: Infinity,
  });
  return alfaSchema.validateSync(JSON.parse(stdout), { strict: true });
}
