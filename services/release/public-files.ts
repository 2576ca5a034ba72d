import { readdirSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import pLimit from "p-limit";
import { createFactReader } from "./file-facts";
import { createPauses } from "./files";
import type { KnownFile } from "./known-files";
import { hashInName, publishedPath } from "./published";

/** Milliseconds within which two writes of a file may leave it with the same timestamps. */
const UNSURE = 2_000;
const READ_AT_ONCE = 8;

type FilesByPath = ReadonlyMap<string, KnownFile>;

/**
 * The files of public/ that the current site needs: those without a hash in their name, and the hashed ones
 * they lead to, sorted. Gatsby never removes scripts and images of earlier builds. Files unchanged since they
 * were `known` are not read.
 */
export async function readPublicFiles(publicDir: string, known: FilesByPath): Promise<FilesByPath> {
  const stamps = await stampFiles(publicDir);
  const byHash = new Map<string, string[]>();
  for (const file of stamps.keys()) {
    const hash = hashInName(file);
    if (hash !== null) byHash.set(hash, [...(byHash.get(hash) ?? []), file]);
  }
  const limit = pLimit(READ_AT_ONCE);
  const factsOf = createFactReader();
  const needed = new Map<string, KnownFile>();
  let unread = [...stamps.keys()].filter((file) => hashInName(file) === null);
  while (unread.length > 0) {
    const hashes = new Set<string>();
    for (const [file, entry] of await Promise.all(unread.map(read))) {
      needed.set(file, entry);
      for (const hash of entry.facts.hashes) hashes.add(hash);
    }
    unread = [...hashes].flatMap((hash) => byHash.get(hash) ?? []).filter((file) => !needed.has(file));
  }
  return new Map([...needed].sort(([one], [other]) => (one < other ? -1 : 1)));

  async function read(file: string): Promise<[string, KnownFile]> {
    const stamp = stamps.get(file) ?? "";
    const before = known.get(file);
    if (before && stamp !== "" && before.stamp === stamp) return [file, before];
    const content = await limit(() => readFile(join(publicDir, file)));
    return [file, { stamp, facts: factsOf(file, content) }];
  }
}

/** The published files below a folder, each with its stamp. */
async function stampFiles(folder: string): Promise<Map<string, string>> {
  const stamps = new Map<string, string>();
  const pause = createPauses();
  const unsureSince = BigInt(Date.now() - UNSURE) * 1_000_000n;
  const prefixes = [""];
  for (let prefix = prefixes.pop(); prefix !== undefined; prefix = prefixes.pop()) {
    for (const entry of readdirSync(join(folder, prefix), { withFileTypes: true })) {
      const file = prefix + entry.name;
      if (entry.isDirectory()) prefixes.push(`${file}/`);
      else if (entry.isFile() && publishedPath(file) !== null) {
        const { size, ino, mtimeNs, ctimeNs } = statSync(join(folder, file), { bigint: true });
        stamps.set(file, ctimeNs > unsureSince ? "" : [size, ino, mtimeNs, ctimeNs].join(" "));
      }
      await pause();
    }
  }
  return stamps;
}
