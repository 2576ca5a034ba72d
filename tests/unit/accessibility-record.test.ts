import { existsSync, readFileSync } from "node:fs";
import { readAnswers } from "../support/accessibility/answers";
import { readRecord } from "../support/accessibility/earl";
import { PAGE_FILE, pageOf } from "../support/accessibility/page";
import { readStatements, statementsOf } from "../support/accessibility/statement";

/** Number of WCAG 2.2 criteria at levels A and AA. */
const CRITERIA = 55;

const answers = readAnswers();
const record = readRecord();

test("every A and AA criterion has one answer, and an outcome from each tool in the record", () => {
  const numbers = answers.criteria.map(({ number }) => number);
  expect(new Set(numbers).size).toBe(CRITERIA);
  expect(record.criteria).toEqual(numbers);
  expect(record.tools.map(({ name }) => name)).toEqual(["axe-core", "Alfa"]);
});

test("no criterion that fails in a tool is declared supported or not applicable", () => {
  const failed = answers.criteria.filter(({ number }) =>
    record.tools.some(({ outcomeOf }) => outcomeOf(number) === "failed"),
  );
  expect(failed.filter(({ answer }) => answer === "Supports" || answer === "Not Applicable")).toEqual([]);
});

test("every test cited as evidence exists", () => {
  const tests = [...answers.criteria, ...answers.clauses].flatMap((answer) => answer.tests);
  expect(tests.filter((path) => !existsSync(path))).toEqual([]);
});

test("the report page matches the answers and the record", () => {
  expect(readFileSync(PAGE_FILE, "utf8")).toBe(pageOf(answers));
});

test("the hotel's statement gives the record's date and open issues in every language", () => {
  const statements = readStatements();
  const other = statementsOf(answers, record.date).filter(
    ({ language, text }) => !statements[language].endsWith(text),
  );
  expect(other).toEqual([]);
});
