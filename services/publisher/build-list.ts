import pLimit from "p-limit";
import { messageOf } from "../../shared/errors";
import type { BuildRecord, Records } from "./records";

const KEPT_RECORDS = 20;

/** A build's log. */
export interface BuildLog {
  id: string;
  lines: readonly string[];
}

/** The known builds, newest first, and their files on disk. */
export class BuildList {
  private readonly saves = pLimit(1);
  private builds: BuildRecord[] = [];

  constructor(
    private readonly records: Records,
    private readonly log: (message: string) => void,
  ) {}

  get all(): readonly BuildRecord[] {
    return this.builds;
  }

  /** Loads the records of the last process; returns whether it left a build unfinished. */
  async load(): Promise<boolean> {
    this.builds = await this.records.read();
    const unfinished = this.builds.filter(({ state }) => state === "waiting" || state === "running");
    for (const record of unfinished) Object.assign(record, { state: "interrupted", ended: Date.now() });
    await this.saveOrTell();
    return unfinished.length > 0;
  }

  /** Resolves when the build would survive a crash; rejects if the records can't be written. */
  add(record: BuildRecord): Promise<void> {
    this.builds = [record, ...this.builds];
    return this.save();
  }

  remove(record: BuildRecord): void {
    this.builds = this.builds.filter((build) => build !== record);
  }

  async saveOrTell(): Promise<void> {
    await this.save().catch((error) =>
      this.log(`The list of builds could not be saved: ${messageOf(error)}`),
    );
  }

  /** Resolves when all pending saves are done. */
  saved(): Promise<void> {
    return this.saves(() => {});
  }

  writeLog({ id, lines }: BuildLog): Promise<void> {
    return this.records.writeLog(id, lines).catch((error) => this.log(`No log: ${messageOf(error)}`));
  }

  readLog(id: string): Promise<string | undefined> {
    return this.records.readLog(id);
  }

  private save(): Promise<void> {
    return this.saves(async () => {
      const dropped = this.builds.slice(KEPT_RECORDS);
      this.builds = this.builds.slice(0, KEPT_RECORDS);
      await this.records.write(this.builds, dropped);
    });
  }
}
