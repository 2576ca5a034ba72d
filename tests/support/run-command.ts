import { type ChildProcessByStdio, spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { Readable } from "node:stream";

export type Command =
  | "start"
  | "build"
  | "develop"
  | "content-server/main"
  | "publisher/main"
  | "publisher/send"
  | "newsletter/main"
  | "site-server/main";

export interface RunningCommand {
  child: ChildProcessByStdio<null, Readable, Readable>;
  output(): string;
  /** Resolves when the output contains the text; rejects if the command ends first. */
  says(text: string): Promise<void>;
  ended: Promise<number | null>;
}

/** Runs one of the services in a folder, as its npm script does in the project's root. */
export function runCommand(
  folder: string,
  command: Command,
  environment: Record<string, string>,
  args: readonly string[] = [],
): RunningCommand {
  return watched(
    spawn(process.execPath, [resolve("services/run.mjs"), command, ...args], {
      cwd: folder,
      env: { ...process.env, ...environment },
      stdio: ["ignore", "pipe", "pipe"],
    }),
  );
}

/** Runs a script from package.json without npm, so that the child is the script's own process. */
export async function runScript(name: string, environment: Record<string, string>): Promise<RunningCommand> {
  const { scripts } = JSON.parse(await readFile("package.json", "utf8"));
  return watched(
    spawn(scripts[name], {
      shell: true,
      env: { ...process.env, ...environment },
      stdio: ["ignore", "pipe", "pipe"],
    }),
  );
}

function watched(child: RunningCommand["child"]): RunningCommand {
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<number | null>((done) => child.once("close", done));
  const says = (text: string) =>
    new Promise<void>((found, reject) => {
      const look = () => output.includes(text) && found();
      for (const stream of [child.stdout, child.stderr]) stream.on("data", look);
      child.once("close", () => reject(new Error(`It ended without saying "${text}":\n${output}`)));
      look();
    });
  return { child, output: () => output, says, ended };
}
