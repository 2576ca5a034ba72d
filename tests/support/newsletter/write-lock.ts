import { spawn } from "node:child_process";
import { once } from "node:events";

/** Another process that holds a database's write lock. */
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

/** Resolves once the process holds the lock. */
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
