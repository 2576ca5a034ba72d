import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { array, string } from "yup";
import { messageOf } from "../../shared/errors";
import { parse } from "../../shared/parse";

const addressesSchema = array(
  string()
    .required()
    .test("url", "${path} is not an address", (value) => URL.canParse(value)),
).required();

/** Reads the origins that forms of the pages lead to, which the build leaves in public/; throws where the list is missing or malformed. */
export async function readFormTargets(publicDir: string): Promise<string[]> {
  const file = join(publicDir, "form-targets.json");
  try {
    const addresses = parse(addressesSchema, JSON.parse(await readFile(file, "utf8")));
    return addresses.map((url) => new URL(url).origin);
  } catch (error) {
    throw new Error(
      `${file} can't be read (${messageOf(error)}). Run the Gatsby build again: it writes this file.`,
    );
  }
}
