import { rm } from "node:fs/promises";
import { join } from "node:path";
import { type InferType, mixed, object, string } from "yup";
import { COMPRESSED } from "./compress";
import { linkFile, readStored, replaceFile } from "./files";
import { isText } from "./published";

const KEEP_ASSETS_MS = 7 * 24 * 60 * 60 * 1000;

const recordOf = <Value>(isValue: (value: unknown) => value is Value) =>
  mixed(
    (record): record is Record<string, Value> =>
      typeof record === "object" && record !== null && Object.values(record).every(isValue),
  ).required();

const memorySchema = object({
  /** Where the content came from: what another hotel left behind is of no use. */
  source: string().required(),
  /** Every address that a page ever had, with the page's key: `"/tr/eski"` → `"tr page-12"`. */
  addresses: recordOf((value): value is string => typeof value === "string"),
  /** Hashed files, with the time (ms) since which releases are built without them; 0 while they are in use. */
  assets: recordOf((value): value is number => typeof value === "number"),
});

/** What a release has to know of the ones before it. Kept beside them, never inside. */
export type Memory = InferType<typeof memorySchema>;

/** Reads the memory of a folder; empty where there is none, or where it belongs to another source. */
export async function readMemory(folder: string, source: string): Promise<Memory> {
  const memory = await readStored(
    memoryFile(folder),
    (json) => memorySchema.validateSync(json),
    "Remove it to begin without old addresses.",
  );
  if (memory?.source === source) return memory;
  await rm(folder, { recursive: true, force: true });
  return { source, addresses: {}, assets: {} };
}

export async function writeMemory(folder: string, memory: Memory): Promise<void> {
  await replaceFile(memoryFile(folder), JSON.stringify(memory));
}

/**
 * Puts the hashed files of earlier releases into a new one, so that tabs that are still open find them,
 * and stores its own. Returns the memory's new `assets`; files unused for 7 days are dropped.
 */
export async function carryAssets(options: {
  folder: string;
  assets: Memory["assets"];
  outDir: string;
  current: readonly string[];
  now: number;
}): Promise<Memory["assets"]> {
  const { folder, outDir, now } = options;
  const current = new Set(options.current);
  const kept: Memory["assets"] = {};
  for (const [file, unusedSince] of Object.entries(options.assets)) {
    if (current.has(file)) continue;
    const since = unusedSince || now;
    const expired = now - since > KEEP_ASSETS_MS;
    for (const name of withCompressed(file)) {
      if (expired) await rm(storedAsset(folder, name), { force: true });
      else await linkFile(storedAsset(folder, name), join(outDir, name));
    }
    if (!expired) kept[file] = since;
  }
  for (const file of current) {
    if (!(file in options.assets)) await storeAsset(folder, outDir, file);
    kept[file] = 0;
  }
  return kept;
}

async function storeAsset(folder: string, outDir: string, file: string): Promise<void> {
  for (const name of withCompressed(file)) {
    await rm(storedAsset(folder, name), { force: true });
    await linkFile(join(outDir, name), storedAsset(folder, name));
  }
}

function withCompressed(file: string): string[] {
  return isText(file) ? [file, ...COMPRESSED.map((ending) => file + ending)] : [file];
}

function storedAsset(folder: string, file: string): string {
  return join(folder, "assets", file);
}

function memoryFile(folder: string): string {
  return join(folder, "memory.json");
}
