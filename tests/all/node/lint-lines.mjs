/* Lints lines of code as if they were project files: ESLint loads its configuration in a way that Jest doesn't allow.
   Each line of stdin is [[filePath, code]]; the line of stdout lists the rules that each of them violates. */
import { createInterface } from "node:readline";
import { ESLint } from "eslint";

const eslint = new ESLint();
for await (const line of createInterface({ input: process.stdin })) {
  const refusals = [];
  for (const [filePath, code] of JSON.parse(line)) {
    const [{ messages }] = await eslint.lintText(`${code}\n`, { filePath });
    refusals.push(messages.map(({ ruleId }) => ruleId));
  }
  console.log(JSON.stringify(refusals));
}
