/* Lints lines of code as files of the project: ESLint loads its configuration in a way that Jest does not allow.
   Standard input: [{ filePath, code }]; standard output: for each the names of the rules that refuse it. */
import { text } from "node:stream/consumers";
import { ESLint } from "eslint";

const eslint = new ESLint();
const refusals = [];
for (const { filePath, code } of JSON.parse(await text(process.stdin))) {
  const [{ messages }] = await eslint.lintText(`${code}\n`, { filePath });
  refusals.push(messages.map(({ ruleId }) => ruleId));
}
console.log(JSON.stringify(refusals));
