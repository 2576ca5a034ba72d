import { readFileSync } from "node:fs";
import { array, type InferType, object, string } from "yup";
import { OUTCOMES } from "./outcomes";

const text = string().required();
const date = string()
  .matches(/^\d{4}-\d\d-\d\d$/)
  .required();
const inAllLanguages = object({ en: text, tr: text, ru: text, de: text }).noUnknown().required();

const answer = {
  number: text,
  name: text,
  answer: text.oneOf(["Supports", "Partially Supports", "Does Not Support", "Not Applicable"]),
  remark: string(),
  tests: array(text).required(),
};

const answersSchema = object({
  scope: array(text).required(),
  tried: array(
    object({
      on: date,
      with: text,
      what: text,
      criteria: array(text).required(),
      outcome: text.oneOf(OUTCOMES),
    }).noUnknown(),
  ).required(),
  statement: inAllLanguages,
  openPoints: array(inAllLanguages).required(),
  criteria: array(object({ ...answer, level: text.oneOf(["A", "AA"]) }).noUnknown()).required(),
  clauses: array(object(answer).noUnknown()).required(),
}).noUnknown();

/** The manual answers in `docs/accessibility/answers.json`. */
export type Answers = InferType<typeof answersSchema>;

export function readAnswers(): Answers {
  return answersSchema.validateSync(JSON.parse(readFileSync("docs/accessibility/answers.json", "utf8")), {
    strict: true,
  });
}
