import { join } from "node:path";
import { object, string } from "yup";
import { parse } from "../../shared/parse";
import { readStored, replaceFile } from "../../toolkit/stored-files";

const schema = object({ url: string().required() });

/** Stores the publisher's URL (`http://localhost:8000`) for commands on this machine. */
export function noteAddress(root: string, url: string): Promise<void> {
  return replaceFile(fileIn(root), JSON.stringify({ url }));
}

/** URL of the running publisher of a releases folder, or of the last one that ran. */
export async function readAddress(root: string): Promise<string | undefined> {
  const stored = await readStored(fileIn(root), (json) => parse(schema, json), "Start the publisher again.");
  return stored?.url;
}

function fileIn(root: string): string {
  return join(root, "publisher/address.json");
}
