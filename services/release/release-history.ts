import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { type InferType, object, string } from "yup";
import { readStored, replaceFile } from "../../toolkit/stored-files";
import { listFiles } from "../../toolkit/files";
import { linkIfThere } from "./files";
import { withCompressed } from "./place-file";
import { isPageState } from "./page-states";
import { parse } from "../../shared/parse";
import { isNumber, isText, recordOf } from "../../shared/record";
import { DAY } from "../../toolkit/durations";

const KEEP_ASSETS_MS = 7 * DAY;

const historySchema = object({
  /** Where the content came from: another hotel's history is useless. */
  source: string().required(),
  /** Every URL that a page ever had, with the page's key: `"/tr/eski"` → `"tr page-12"`. */
  addresses: recordOf(isText).required(),
  /** Hashed files, with the time (ms) since which releases don't use them; 0 while they are in use. */
  assets: recordOf(isNumber).required(),
  /** Of each page's key, what guests last read, and since when; histories of earlier versions have none. */
  pages: recordOf(isPageState).default({}),
});

/** What a release needs to know about earlier ones. Stored next to them, never inside. */
export type ReleaseHistory = InferType<typeof historySchema>;

const stagedSchema = object({ release: string().required(), memory: historySchema });

const REMEDY = "Remove it to begin without old addresses.";

/** Reads the history of a folder; empty if there is none, or if it belongs to another source. */
export async function readHistory(folder: string, source: string): Promise<ReleaseHistory> {
  const history = await readStored(historyFile(folder), (json) => parse(historySchema, json), REMEDY);
  return history?.source === source ? history : { source, addresses: {}, assets: {}, pages: {} };
}

/**
 * Copies the hashed files of earlier releases into a new one, so that open tabs still find them. Returns the
 * next `assets` of the history, including its own (`current`), without those unused for 7 days.
 */
export async function carryAssets(options: {
  folder: string;
  assets: ReleaseHistory["assets"];
  outDir: string;
  /** Extensions of the release's compressed copies. */
  copies: readonly string[];
  current: readonly string[];
  now: number;
}): Promise<ReleaseHistory["assets"]> {
  const { folder, outDir, copies, now } = options;
  const current = new Set(options.current);
  const kept: ReleaseHistory["assets"] = {};
  for (const [file, unusedSince] of Object.entries(options.assets)) {
    const since = unusedSince || now;
    if (current.has(file) || now - since > KEEP_ASSETS_MS) continue;
    for (const name of withCompressed(file, copies))
      await linkIfThere(storedAsset(folder, name), join(outDir, name));
    kept[file] = since;
  }
  return { ...kept, ...Object.fromEntries(options.current.map((file) => [file, 0])) };
}

/** A release, and the history that applies once it is live. */
interface ReleaseWithHistory {
  id: string;
  history: ReleaseHistory;
}

/** Stores, next to the history, what a checked release will add to it. Call it before the switch. */
export async function stageHistory(folder: string, { id, history }: ReleaseWithHistory): Promise<void> {
  await replaceFile(stagedFile(folder), JSON.stringify({ release: id, memory: history }));
}

/**
 * Makes the staged history of the live release permanent, with copies of its hashed files; discards that of any
 * other. Safe at any crash: the staged note is removed last, and repeating it has the same result.
 */
export async function commitHistory(folder: string, live: { id: string; folder: string }): Promise<void> {
  const staged = await readStored(stagedFile(folder), (json) => parse(stagedSchema, json), REMEDY);
  if (staged?.release !== live.id) return;
  const { memory: history } = staged;
  const before = await readHistory(folder, history.source);
  const names = Object.keys(history.assets);
  const unknown = names.filter((file) => !(file in before.assets));
  for (const name of unknown.flatMap((file) => withCompressed(file))) {
    await rm(storedAsset(folder, name), { force: true });
    await linkIfThere(join(live.folder, name), storedAsset(folder, name));
  }
  await replaceFile(historyFile(folder), JSON.stringify(history));
  const known = new Set(names.flatMap((file) => withCompressed(file)));
  await mkdir(join(folder, "assets"), { recursive: true });
  for (const name of await listFiles(join(folder, "assets"))) {
    if (!known.has(name)) await rm(storedAsset(folder, name));
  }
  await rm(stagedFile(folder));
}

function storedAsset(folder: string, file: string): string {
  return join(folder, "assets", file);
}

function historyFile(folder: string): string {
  return join(folder, "memory.json");
}

function stagedFile(folder: string): string {
  return `${folder}.next.json`;
}
