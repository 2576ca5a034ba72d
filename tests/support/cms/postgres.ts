import { execFile, spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { chown, mkdtemp, rm } from "node:fs/promises";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { closeAtEnd } from "../close-at-end";
import { freePort } from "../free-port";

const VERSIONS = "/usr/lib/postgresql";

/** A private instance of Debian's Postgres. */
export interface Postgres {
  /** Connection string. */
  url: string;
}

/** The folder of Postgres's binaries; undefined if it isn't installed. */
export function findPostgres(): string | undefined {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS) : [];
  const [newest] = versions.sort((one, other) => Number(other) - Number(one));
  return newest && join(VERSIONS, newest, "bin");
}

/** Starts an instance with an empty database, for all tests of the file. Postgres refuses to run as root, so root runs it as its own user. */
export async function startPostgres(programs: string): Promise<Postgres> {
  const folder = await mkdtemp(join(tmpdir(), "postgres-"));
  const owner = userInfo().uid === 0 ? await idsOf("postgres") : undefined;
  if (owner !== undefined) await chown(folder, owner.uid, owner.gid);
  const data = join(folder, "data");
  const initialise = ["--pgdata", data, "--username=postgres", "--auth=trust", "--encoding=UTF8"];
  await promisify(execFile)(join(programs, "initdb"), [...initialise, "--no-sync"], {
    ...owner,
    cwd: folder,
  });
  const port = await freePort();
  const settings = ["listen_addresses=127.0.0.1", `unix_socket_directories=${folder}`, "fsync=off"];
  const server = spawn(
    join(programs, "postgres"),
    ["-D", data, "-p", String(port), ...settings.flatMap((setting) => ["-c", setting])],
    { ...owner, cwd: folder, stdio: ["ignore", "ignore", "pipe"] },
  );
  const ended = new Promise<void>((done) => server.once("close", () => done()));
  let log = "";
  await new Promise<void>((ready, refuse) => {
    server.stderr.on("data", (chunk: Buffer) => {
      log += chunk.toString();
      if (log.includes("ready to accept connections")) ready();
    });
    server.once("close", () => refuse(new Error(`Postgres did not start:\n${log}`)));
  });
  return closeAtEnd<Postgres & { close(): Promise<void> }>({
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    close: async () => {
      server.kill("SIGINT");
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  });
}

async function idsOf(user: string): Promise<{ uid: number; gid: number }> {
  const ids = await Promise.all(
    ["-u", "-g"].map(async (kind) => Number((await promisify(execFile)("id", [kind, user])).stdout)),
  );
  const [uid = 0, gid = 0] = ids;
  return { uid, gid };
}
