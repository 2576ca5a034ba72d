import { join } from "node:path";
import { object, string } from "yup";
import { parse } from "../../shared/parse";
import { readStored, replaceFile } from "../toolkit/stored-files";

const schema = object({ url: string().required() });

/** Tells commands of this machine where the publisher of a folder of releases is: `http://localhost:8000`. */
export function noteAddress(root: string, url: string): Promise<void> {
  return replaceFile(fileIn(root), JSON.stringify({ url }));
}

/** Where the publisher that runs is; where none does, where the last one was. */
export async function readAddress(root: string): Promise<string | undefined> {
  const stored = await readStored(fileIn(root), (json) => parse(schema, json), "Start the publisher again.");
  return stored?.url;
}

function fileIn(root: string): string {
  return join(root, "publisher/address.json");
}
