import { type ChildProcessByStdio, spawn } from "node:child_process";
import { resolve } from "node:path";
import type { Readable } from "node:stream";

export interface CmsProcess {
  url: string;
  /** Makes a user, a translator of some languages (`tr,de`); answers the password. */
  addUser(email: string, role: string, languages?: string): Promise<string>;
  /** Ends it at once, as a crash does, and starts it again. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

/** The real `npm run cms`: installed and built by it where that was not done before. */
export async function startCms(port: number, environment: Record<string, string>): Promise<CmsProcess> {
  const url = `http://localhost:${port}`;
  // Docker's --env-file keeps quotes as part of the value.
  const variables = { CMS_PORT: `"${port}"`, CMS_URL: url, ...environment };
  let server = await serve(variables);
  return {
    url,
    addUser: async (email, role, languages = "") => {
      const { child, output } = run(["user", email, role, languages], variables);
      await ended(child);
      const [, password] = /shown only now: (\S+)/.exec(output()) ?? [];
      if (password === undefined) throw new Error(`No user was made:\n${output()}`);
      return password;
    },
    crash: async () => {
      await end(server, "SIGKILL");
      server = await serve(variables);
    },
    stop: () => end(server, "SIGTERM"),
  };
}

type Child = ChildProcessByStdio<null, Readable, Readable>;

function run(parameters: string[], environment: Record<string, string>) {
  const child = spawn(process.execPath, [resolve("cms/commands/start.mjs"), ...parameters], {
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
    // A group of its own, so that a crash takes the server with it that this starts.
    detached: true,
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  return { child, output: () => output };
}

async function serve(environment: Record<string, string>): Promise<Child> {
  const { child, output } = run([], environment);
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
