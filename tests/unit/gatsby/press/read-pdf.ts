import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { array, mixed, object, string } from "yup";
import { parse } from "../../../../shared/parse";

const run = promisify(execFile);

const schema = object({
  /** Page by page. */
  text: array(string().defined()).required(),
  links: array(string().required()).required(),
  info: mixed(),
  mark: mixed(),
  /** What is a heading, a table, a link, page by page. */
  trees: mixed(),
});

/** What a PDF holds, as readers' programs see it. */
export async function readPdf(file: string) {
  const { stdout } = await run(process.execPath, [resolve("tests/unit/gatsby/press/pdf-facts.mjs"), file]);
  return parse(schema, JSON.parse(stdout));
}
