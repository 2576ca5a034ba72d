import { readFileSync } from "node:fs";
import { join } from "node:path";
import { object, string } from "yup";
import { parse } from "../shared/parse";

const PACKAGE = join(__dirname, "../package.json");
const packageSchema = object({ version: string().required() });

export function ownVersion(): string {
  return parse(packageSchema, JSON.parse(readFileSync(PACKAGE, "utf8"))).version;
}
