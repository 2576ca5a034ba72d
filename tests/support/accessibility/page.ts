import type { Answers } from "./answers";
import { readRecord } from "./earl";

export const PAGE_FILE = "docs/accessibility.md";

const OUTCOME_WORDS: Record<string, string> = {
  cantTell: "can't tell",
  inapplicable: "nothing to judge",
  untested: "has no rule",
};

/** The conformance report as a page: the manual answers next to the tools' outcomes in the record. */
export function pageOf(answers: Answers): string {
  const { date, commit, tools } = readRecord();
  const toolNames = tools.map(({ name }) => name);
  const tried = answers.tried.map(
    (trial) => `- ${trial.on}, ${trial.with}: ${trial.what} (${trial.criteria.join(", ")}: ${trial.outcome})`,
  );
  return `${[
    "# Accessibility conformance report",
    "_Written by `npm run accessibility` from [answers.json](accessibility/answers.json) and [record.earl.json](accessibility/record.earl.json): change the answers, not this page._",
    `The embedded hotel's website at commit ${commit.slice(0, 12)}, checked on ${date} by ${tools.map(({ name, version }) => `${name} ${version}`).join(" and ")}, against WCAG 2.2, levels A and AA, and EN 301 549 V3.2.1, chapters 9 and 11. The form and its four answers are those of the VPAT.`,
    ...answers.scope,
    "## Tried by people",
    tried.join("\n") || "Nothing yet.",
    "## Open points",
    answers.openPoints.map(({ en }) => `- ${en}`).join("\n"),
    "## WCAG 2.2, and EN 301 549 chapter 9",
    "Clause 9.1.1.1 of EN 301 549 is criterion 1.1.1, and so on; what WCAG 2.2 adds is not in V3.2.1. The columns of the tools say what they can decide by themselves.",
    table(
      ["criterion", "level", "answer", ...toolNames, "remarks and tests"],
      answers.criteria.map((one) => [
        `${one.number} ${one.name}`,
        one.level,
        one.answer,
        ...tools.map(({ outcomeOf }) => wordsOf(outcomeOf(one.number))),
        remarks(one),
      ]),
    ),
    "## EN 301 549: 9.6 and chapter 11",
    table(
      ["clause", "answer", "remarks and tests"],
      answers.clauses.map((one) => [`${one.number} ${one.name}`, one.answer, remarks(one)]),
    ),
  ].join("\n\n")}\n`;
}

const wordsOf = (outcome: string) => OUTCOME_WORDS[outcome] ?? outcome;

function remarks({ remark, tests }: Answers["clauses"][number]): string {
  const links = tests.map((path) => `[${path.replace(/^tests\/|\.test\.tsx?$/g, "")}](../${path})`);
  return [remark, links.join(", ")].filter(Boolean).join(" ");
}

function table(head: string[], rows: string[][]): string {
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
