import { type ChildProcessByStdio, spawn } from "node:child_process";
import { join, resolve } from "node:path";
import type { Readable } from "node:stream";

export interface CmsProcess {
  url: string;
  /** Creates a user and returns the password; a translator has languages (`tr,de`). */
  addUser(email: string, role: string, languages?: string): Promise<string>;
  /** Kills the CMS, as a crash would, and restarts it. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

type Environment = Record<string, string>;

const FOLDER = resolve("cms");
const COMMAND = join(FOLDER, "commands/start.mjs");

/** Starts the real `npm run cms`, which first installs and builds the CMS if necessary. */
export function startCms(port: number, environment: Environment): Promise<CmsProcess> {
  const url = `http://localhost:${port}`;
  // Docker's --env-file keeps quotes as part of the value.
  return start(url, [COMMAND], { CMS_PORT: `"${port}"`, CMS_URL: url, ...environment });
}

/** Starts only the server of `npm run cms`; a copy of the seed needs no install, build or migration. */
export function startBuiltCms(port: number, environment: Environment): Promise<CmsProcess> {
  const url = `http://localhost:${port}`;
  const server = ["node_modules/next/dist/bin/next", "start", "--hostname", "127.0.0.1"];
  return start(url, [...server, "--port", String(port)], {
    CMS_URL: url,
    NEXT_TELEMETRY_DISABLED: "1",
    ...environment,
  });
}

async function start(url: string, program: string[], environment: Environment): Promise<CmsProcess> {
  let server = await serve(program, environment);
  return {
    url,
    addUser: async (email, role, languages = "") => {
      const { child, output } = run([COMMAND, "user", email, role, languages], environment);
      await ended(child);
      const [, password] = /shown only now: (\S+)/.exec(output()) ?? [];
      if (password === undefined) throw new Error(`No user was made:\n${output()}`);
      return password;
    },
    crash: async () => {
      await end(server, "SIGKILL");
      server = await serve(program, environment);
    },
    stop: () => end(server, "SIGTERM"),
  };
}

type Child = ChildProcessByStdio<null, Readable, Readable>;

/** Runs a Node program in the CMS's folder. */
function run(program: string[], environment: Environment) {
  const child = spawn(process.execPath, program, {
    cwd: FOLDER,
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
    // A process group of its own, so that a crash also kills the server that this program starts.
    detached: true,
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  return { child, output: () => output };
}

async function serve(program: string[], environment: Environment): Promise<Child> {
  const { child, output } = run(program, environment);
  await new Promise<void>((ready, reject) => {
    child.stdout.on("data", () => output().includes("Ready in") && ready());
    child.once("close", () => reject(new Error(`The CMS did not start:\n${output()}`)));
  });
  return child;
}

async function end(child: Child, signal: NodeJS.Signals): Promise<void> {
  const gone = ended(child);
  if (child.pid !== undefined) process.kill(-child.pid, signal);
  await gone;
}

function ended(child: Child): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((done) => child.once("close", () => done()));
}
