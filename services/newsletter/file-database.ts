import { stat } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import {
  type Client,
  createClient,
  type InStatement,
  LibsqlError,
  type ResultSet,
} from "@libsql/client/sqlite3";
import pLimit from "p-limit";
import { fileUrl } from "../../shared/file-url";
import { ifThere } from "../../toolkit/files";
import type { Database } from "./database";
import { pathOf } from "./database-file";

/** Milliseconds a statement waits for another program to release the file; visitors wait longer for a response. */
const PATIENCE = 20_000;
/** First and longest pause between two attempts, in milliseconds. */
const PAUSES = { first: 10, longest: 250 };

/** Per connection: commits are on disk when a statement returns, and deleted data is overwritten. */
const PRAGMAS = ["PRAGMA journal_mode = WAL", "PRAGMA synchronous = FULL", "PRAGMA secure_delete = ON"];

/**
 * A database file that other programs, such as the export, may write to. SQLite's own wait would block this
 * process, so it is disabled: each attempt fails at once and is retried shortly after.
 */
export class FileDatabase implements Database {
  readonly protocol = "file";
  private readonly client: Client;
  private isReady = false;
  private isClosed = false;
  private readonly path: string;
  /** Identity of the open file, to detect that another one has replaced it. */
  private file: string | undefined;
  /** Prevents a reconnect from closing the connection while a statement runs. */
  private readonly mutex = pLimit(1);

  /** Throws if the file is not a database. */
  constructor(url: string) {
    this.path = pathOf(url);
    this.client = createClient({ url: fileUrl(this.path), concurrency: 1, timeout: 0 });
  }

  execute(statement: InStatement): Promise<ResultSet> {
    return this.patiently(() => this.client.execute(statement));
  }

  batch(statements: InStatement[]): Promise<ResultSet[]> {
    return this.patiently(() => this.client.batch(statements, "write"));
  }

  close(): void {
    this.isClosed = true;
    this.client.close();
  }

  private async patiently<Result>(work: () => Promise<Result>): Promise<Result> {
    const end = Date.now() + PATIENCE;
    for (let pause = PAUSES.first; ; pause = Math.min(2 * pause, PAUSES.longest)) {
      try {
        return await this.mutex(() => this.attempt(work));
      } catch (error) {
        const isPassing = isBusy(error) || error instanceof ReplacedError;
        if (this.isClosed || !isPassing || Date.now() > end) throw error;
      }
      await setTimeout(pause);
    }
  }

  private async currentFile(): Promise<string | undefined> {
    const found = await ifThere(stat(this.path, { bigint: true }));
    return found && `${found.dev}:${found.ino}`;
  }

  private async attempt<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      if (!this.isReady) {
        for (const pragma of PRAGMAS) await this.client.execute(pragma);
        this.file = await this.currentFile();
      }
      this.isReady = true;
      const result = await work();
      // A write to a file that has since been removed must not count as done.
      if ((await this.currentFile()) !== this.file) throw new ReplacedError();
      return result;
    } catch (error) {
      // Connecting would create an empty file where one is about to be restored.
      if ((await this.currentFile()) === undefined)
        throw new Error(`${this.path} is gone. Put it back, or start the newsletter again.`);
      // A failed statement stays open, and this connection could never commit again.
      this.isReady = false;
      if (!this.isClosed) await this.client.reconnect();
      throw error;
    }
  }
}

/** Another file has replaced the open one. */
class ReplacedError extends Error {
  override readonly name = "ReplacedError";
}

function isBusy(error: unknown): boolean {
  return error instanceof LibsqlError && error.code.startsWith("SQLITE_BUSY");
}
