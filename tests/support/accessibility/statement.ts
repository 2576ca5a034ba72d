import { readFileSync, writeFileSync } from "node:fs";
import { array, object, string } from "yup";
import type { Answers } from "./answers";

const PAGE = "content/pages/accessibility.json";
/** The question on the page that the statement answers. */
const QUESTION = "FAQ_4";

const LANGUAGES = ["en", "tr", "ru", "de"] as const;

const words = string().required();
const pageSchema = object({
  contents: array(
    object({
      key: words,
      content: object({ en: words, tr: words, ru: words, de: words }).default(undefined),
    }),
  ).required(),
});

/** The statement in each language: when the site was checked, and which points are open. */
export function statementsOf({ statement, openPoints }: Answers, date: string) {
  return LANGUAGES.map((language) => {
    const day = new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, {
      dateStyle: "long",
      timeZone: "UTC",
    }).format(new Date(date));
    const points = openPoints.map((point) => `<li>${point[language]}</li>`).join("");
    return { language, text: `<p>${statement[language].replace("{date}", day)}</p><ul>${points}</ul>` };
  });
}

function readPage() {
  const page = pageSchema.validateSync(JSON.parse(readFileSync(PAGE, "utf8")), { strict: true });
  const content = page.contents.find(({ key }) => key === QUESTION)?.content;
  if (!content) throw new Error(`${PAGE} has no ${QUESTION}.`);
  return { page, content };
}

/** The answer on the statement page, in each language. */
export const readStatements = () => readPage().content;

/** Replaces everything after the answer's first paragraph, which the hotel writes itself. */
export function writeStatements(answers: Answers, date: string): void {
  const { page, content } = readPage();
  for (const { language, text } of statementsOf(answers, date))
    content[language] = content[language].replace(/(?<=<\/p>).*/s, "") + text;
  writeFileSync(PAGE, `${JSON.stringify(page, null, 2)}\n`);
}
