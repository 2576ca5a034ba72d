import { existsSync, readFileSync } from "node:fs";
import { readAnswers } from "../support/accessibility/answers";
import { readRecord } from "../support/accessibility/earl";
import { PAGE_FILE, pageOf } from "../support/accessibility/page";
import { readStatements, statementsOf } from "../support/accessibility/statement";

/** Number of WCAG 2.2 criteria at levels A and AA. */
const CRITERIA = 55;

const answers = readAnswers();
const record = readRecord();

test("each criterion of levels A and AA is answered once, and the record has an outcome of each tool for it", () => {
  const numbers = answers.criteria.map(({ number }) => number);
  expect(new Set(numbers).size).toBe(CRITERIA);
  expect(record.criteria).toEqual(numbers);
  expect(record.tools.map(({ name }) => name)).toEqual(["axe-core", "Alfa"]);
});

test("nothing is said to be supported that a tool finds wrong", () => {
  const failed = answers.criteria.filter(({ number }) =>
    record.tools.some(({ outcomeOf }) => outcomeOf(number) === "failed"),
  );
  expect(failed.filter(({ answer }) => answer === "Supports" || answer === "Not Applicable")).toEqual([]);
});

test("every test that is named as proof exists", () => {
  const tests = [...answers.criteria, ...answers.clauses].flatMap((answer) => answer.tests);
  expect(tests.filter((path) => !existsSync(path))).toEqual([]);
});

test("the report's page says what the answers and the record say", () => {
  expect(readFileSync(PAGE_FILE, "utf8")).toBe(pageOf(answers));
});

test("the hotel's statement has the record's date and open points in each language", () => {
  const statements = readStatements();
  const other = statementsOf(answers, record.date).filter(
    ({ language, text }) => !statements[language].endsWith(text),
  );
  expect(other).toEqual([]);
});
