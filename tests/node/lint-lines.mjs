/* Lints lines of code as files of the project: ESLint loads its configuration in a way that Jest does not allow.
   A line of standard input: [{ filePath, code }]; of standard output: for each the names of the rules that refuse it. */
import { createInterface } from "node:readline";
import { ESLint } from "eslint";

const eslint = new ESLint();
for await (const line of createInterface({ input: process.stdin })) {
  const refusals = [];
  for (const { filePath, code } of JSON.parse(line)) {
    const [{ messages }] = await eslint.lintText(`${code}\n`, { filePath });
    refusals.push(messages.map(({ ruleId }) => ruleId));
  }
  console.log(JSON.stringify(refusals));
}
