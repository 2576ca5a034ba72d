import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { array, type InferType, mixed, number, object, string } from "yup";
import { LOCALES, type Locale } from "../../shared/locales";
import { splitPath } from "../../shared/paths";
import { ifThere } from "../../toolkit/files";
import { readStored, replaceFile } from "../../toolkit/stored-files";
import { parse } from "../../shared/parse";
import { isNumber, isRecordOf } from "../../shared/record";

const STATES = [
  "waiting",
  "running",
  "published",
  "unchanged",
  "forwarded",
  "failed",
  "interrupted",
] as const;
const STEPS = ["build", "release", "check", "switch", "send", "forward"] as const;
export type Step = (typeof STEPS)[number];

const paths = () => array(string().required()).required();
const changesSchema = object({ added: paths(), changed: paths(), removed: paths() }).default(undefined);

const recordSchema = object({
  id: string().required(),
  reason: string().required(),
  state: mixed<(typeof STATES)[number]>().oneOf(STATES).required(),
  /** Number of requests it covers. */
  calls: number().required(),
  /** Times in milliseconds since 1970. */
  requested: number().required(),
  started: number().optional(),
  ended: number().optional(),
  /** Duration of each step in milliseconds. */
  durations: mixed<Partial<Record<Step, number>>>(isRecordOf(isNumber)).default({}),
  /** Id of the resulting release. */
  release: string().optional(),
  /** Number of pages in that release. */
  pages: number().optional(),
  /** Decoded page paths. */
  changes: changesSchema.optional(),
  failure: object({ step: mixed<Step>().oneOf(STEPS).required(), message: string().required() })
    .default(undefined)
    .optional(),
  /** Log lines that an editor should see, such as failed calls. */
  warnings: array(string().required()).default([]),
});

/** One build, from the request to its end. */
export type BuildRecord = InferType<typeof recordSchema>;

/** The latest builds, newest first, in a folder that outlives the process. */
export interface Records {
  read(): Promise<BuildRecord[]>;
  /** Writes the records, and removes the logs of those that are dropped. */
  write(records: readonly BuildRecord[], dropped: readonly BuildRecord[]): Promise<void>;
  readLog(id: string): Promise<string | undefined>;
  writeLog(id: string, lines: readonly string[]): Promise<void>;
}

export function createRecords(folder: string): Records {
  const file = join(folder, "builds.json");
  const logFile = (id: string) => join(folder, "logs", `${id}.log`);

  return {
    async read() {
      const stored = await readStored(
        file,
        (json) => parse(array(recordSchema.required()).required(), json),
        "Remove it to begin with an empty list of builds.",
      );
      return stored ?? [];
    },
    async write(records, dropped) {
      await replaceFile(file, JSON.stringify(records));
      for (const { id } of dropped) await rm(logFile(id), { force: true });
    },
    async readLog(id) {
      return /^[\w-]+$/.test(id) ? ifThere(readFile(logFile(id), "utf8")) : undefined;
    },
    async writeLog(id, lines) {
      await mkdir(join(folder, "logs"), { recursive: true });
      await writeFile(logFile(id), lines.join("\n"));
    },
  };
}

/** Page paths per locale of the hotel. */
export type PathsByLocale = Partial<Record<Locale, string[]>>;

/** Groups page paths by locale: `["/tr", "/x"]` → `{ en: ["/x"], tr: ["/tr"], ru: [], de: [] }`. */
export function byLocale(pagePaths: readonly string[]): PathsByLocale {
  return Object.fromEntries(
    LOCALES.map((locale) => [locale, pagePaths.filter((path) => splitPath(path).locale === locale)]),
  );
}
