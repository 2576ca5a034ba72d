/** Prints the faults and types of structured data in a folder's pages; a program, as the validator is an ES module. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import Validator from "@adobe/structured-data-validator";

const SCRIPT = /<script[^>]* type="application\/ld\+json"[^>]*>([^<]*)/g;

const [folder = "."] = process.argv.slice(2);
const pages = readdirSync(folder, { recursive: true }).filter((file) => /(?<!404)\.html$/.test(file));
const types = new Set();
const faults = [];
for (const page of pages) {
  const html = readFileSync(join(folder, page), "utf8");
  const things = [...html.matchAll(SCRIPT)].flatMap(([, source]) => JSON.parse(source)["@graph"]);
  const jsonld = byType(things);
  for (const type of Object.keys(jsonld)) types.add(type);
  const issues = await new Validator().validate({ jsonld });
  // Warnings are about optional fields.
  for (const { issueMessage, path } of issues.filter(({ severity }) => severity === "ERROR")) {
    faults.push(`${page}: ${issueMessage} ${JSON.stringify(path)}`);
  }
}
console.log(JSON.stringify({ types: [...types].sort(), faults }));

function byType(things) {
  const groups = {};
  for (const thing of things) (groups[thing["@type"]] ??= []).push(thing);
  return groups;
}
