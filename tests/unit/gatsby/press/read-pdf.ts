import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { array, mixed, object, string } from "yup";
import { parse } from "../../../../shared/parse";

const run = promisify(execFile);

const schema = object({
  /** One text per page. */
  text: array(string().defined()).required(),
  links: array(string().required()).required(),
  info: mixed(),
  mark: mixed(),
  /** Structure of each page: headings, tables, links. */
  trees: mixed(),
});

/** A PDF's contents as PDF readers see them. */
export async function readPdf(file: string) {
  const { stdout } = await run(process.execPath, [resolve("tests/unit/gatsby/press/pdf-facts.mjs"), file]);
  return parse(schema, JSON.parse(stdout));
}
