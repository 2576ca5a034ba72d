import { execFile } from "node:child_process";

/** `npm run subscribers -- ...` on the database of a data folder, without other variables. */
export function subscribersCommand(
  { dataDir }: { dataDir: string },
  ...command: string[]
): Promise<{ code: number; out: string; err: string }> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ["services/run.mjs", "newsletter/command", ...command],
      { env: { ...process.env, DATA_DIR: dataDir, SITE_URL: "" } },
      (_error, out, err) => resolve({ code: child.exitCode ?? -1, out, err }),
    );
  });
}
