import { spawn } from "node:child_process";
import { once } from "node:events";

/** Another program that writes into a database file, and lets nobody else write meanwhile. */
interface WriteLock {
  release(): Promise<void>;
}

const WRITER = `
  const { createClient } = require("@libsql/client");
  const client = createClient({ url: process.argv[1], timeout: 20_000 });
  client.transaction("write").then((transaction) => {
    process.stdout.write("writes");
    process.stdin.once("data", () => transaction.rollback().then(() => process.exit()));
  });`;

/** Resolves when the program has begun to write. */
export async function holdWriteLock(databaseUrl: string): Promise<WriteLock> {
  const writer = spawn(process.execPath, ["--eval", WRITER, databaseUrl], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  await once(writer.stdout, "data");
  return {
    release: async () => {
      const ended = once(writer, "exit");
      writer.stdin.write("end");
      await ended;
    },
  };
}
