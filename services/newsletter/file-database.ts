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
import { ifThere } from "../toolkit/files";
import type { Database } from "./database";
import { pathOf } from "./database-file";

/** Milliseconds that a statement waits for another program to let go of the file; visitors wait longer for an answer. */
const PATIENCE = 20_000;
/** Milliseconds between two attempts: the first, and the longest. */
const PAUSES = { first: 10, longest: 250 };

/** A connection's own: what is written is on the disk when a statement returns, and what is deleted is overwritten. */
const PRAGMAS = ["PRAGMA journal_mode = WAL", "PRAGMA synchronous = FULL", "PRAGMA secure_delete = ON"];

/**
 * A database in a file that other programs, such as the export, may write into. SQLite would wait for them while nothing else of this
 * process goes on, so it is told not to: each attempt fails at once, and is made again a little later.
 */
export class FileDatabase implements Database {
  readonly protocol = "file";
  private readonly client: Client;
  private isReady = false;
  private isClosed = false;
  private readonly path: string;
  /** Tells the file that is open from one that took its place. */
  private file: string | undefined;
  /** A new connection must not take the old one from under a statement. */
  private readonly mutex = pLimit(1);

  /** Throws where the file is no database. */
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
      // What went into a file that is no longer there must not count as done.
      if ((await this.currentFile()) !== this.file) throw new ReplacedError();
      return result;
    } catch (error) {
      // To connect would make an empty file in the place of one that is to come back.
      if ((await this.currentFile()) === undefined)
        throw new Error(`${this.path} is gone. Put it back, or start the newsletter again.`);
      // A statement that failed is in progress for ever, and this connection could never commit again.
      this.isReady = false;
      if (!this.isClosed) await this.client.reconnect();
      throw error;
    }
  }
}

/** Another file took the place of the one that is open. */
class ReplacedError extends Error {
  override readonly name = "ReplacedError";
}

function isBusy(error: unknown): boolean {
  return error instanceof LibsqlError && error.code.startsWith("SQLITE_BUSY");
}
