import { readFileSync } from "node:fs";
import { join } from "node:path";
import { distance } from "fastest-levenshtein";

const FOLDERS = { services: "..", cms: "../cms" };

/** Maximum edit distance for a typo of one of our names; shorter names resemble those of other programs. */
const SLIP = { letters: 2, shortest: 6 };
/** Gatsby has variables of its own with this prefix. */
const SHARED_PREFIX = "GATSBY";

/** The names of all variables in the `.env.example` of the services or the CMS. */
export function knownVariables(of: keyof typeof FOLDERS = "services"): string[] {
  const example = join(__dirname, FOLDERS[of], ".env.example");
  return readFileSync(example, "utf8").match(/^\w+(?==)/gm) ?? [];
}

/** The variable probably meant by a misspelt name; undefined if it is correct or not one of ours. */
export function meantVariable(name: string, known: readonly string[]): string | undefined {
  if (known.includes(name) || name.length < SLIP.shortest) return undefined;
  const [nearest] = [...known].sort((one, other) => distance(name, one) - distance(name, other));
  return nearest !== undefined && distance(name, nearest) <= SLIP.letters ? nearest : undefined;
}

/** Whether the name shares a prefix with several of ours: `PUBLISH_EVERYTHING`. */
export function beginsLikeOurs(name: string, known: readonly string[]): boolean {
  const prefix = prefixOf(name);
  if (known.includes(name) || prefix === undefined || prefix === SHARED_PREFIX) return false;
  return known.filter((one) => prefixOf(one) === prefix).length > 1;
}

function prefixOf(name: string): string | undefined {
  return name.includes("_") ? name.split("_", 1)[0] : undefined;
}
