import { readFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { codeDigest } from "../../gatsby/builder/code";
import { fileDigest } from "../../gatsby/builder/file-digest";
import { digestOf } from "../../shared/digest";
import type { Environment } from "../../shared/environment";
import { ifThere, listFiles, mapFiles } from "../../toolkit/files";
import { replaceFile } from "../../toolkit/stored-files";

/** Where servers listen has no effect on releases. */
const NOT_OF_RELEASES = { port: 0, host: undefined, trustedProxies: [] };

/** Digest of everything that a build with embedded content depends on: content, code, dependencies, settings. */
export async function sourcesDigest(environment: Environment): Promise<string> {
  const folder = dirname(environment.hotelFile);
  const files = ((await ifThere(listFiles(folder))) ?? []).map((file) => join(folder, file));
  const digests = await mapFiles([...files, environment.hotelFile], async (file) => {
    const past = file.endsWith(".json") ? pastTimes(await readFile(file, "utf8")) : [];
    return [file, await fileDigest(file), ...past].join(" ");
  });
  return digestOf(
    await codeDigest("."),
    digests.join("\n"),
    JSON.stringify({ ...environment, ...NOT_OF_RELEASES }),
  );
}

/** Whether the newest release of a store was built from these sources. */
export async function isBuiltFrom(root: string, digest: string): Promise<boolean> {
  return (await ifThere(readFile(builtFromFile(root), "utf8")))?.trim() === digest;
}

/** Stores the sources that the newest release of a store was built from. */
export async function noteBuiltFrom(root: string, digest: string): Promise<void> {
  await replaceFile(builtFromFile(root), `${digest}\n`);
}

/** Dates in the content that have passed: each changes the site built from the same files. */
function pastTimes(json: string): string[] {
  return [...json.matchAll(/"(?:un)?publishAt":\s*"([^"]*)"/g)]
    .map(([, time = ""]) => time)
    .filter((time) => Date.parse(time) <= Date.now());
}

function builtFromFile(root: string): string {
  return resolve(root, "built-from");
}
