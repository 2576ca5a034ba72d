import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readRows, SIGNUP_PATH } from "../newsletter-server";

/** The content server in its own process, so that it can be killed. */
export async function startProcess(
  dataDir: string,
): Promise<{ process: ChildProcess; url: string; log: () => string }> {
  const child = spawn(process.execPath, ["--import", "tsx", "services/content-server/main.ts"], {
    env: {
      ...process.env,
      PORT: "0",
      DATA_DIR: dataDir,
      NEWSLETTER_SIGNUPS_PER_MINUTE: "1000000",
      NEWSLETTER_MAILS_PER_HOUR: "1000000",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let log = "";
  child.stderr.on("data", (chunk: Buffer) => (log += chunk.toString()));
  const url = await new Promise<string>((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`The server ended with ${code}.`)));
    child.stdout.on("data", (chunk: Buffer) => {
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(chunk.toString());
      if (found) resolve(found[0]);
    });
  });
  return { process: child, url, log: () => log };
}

export async function isAcknowledged(url: string, email: string): Promise<boolean> {
  const answer = await fetch(`${url}${SIGNUP_PATH}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, terms: true, propertyId: "1", locale: "en" }),
  }).catch(() => undefined);
  return answer?.status === 204;
}

export async function storedIn(dataDir: string): Promise<string[]> {
  return (await readRows(`file:${dataDir}/newsletter.db`)).map(({ email }) => String(email));
}

export async function end(process: ChildProcess, signal: "SIGTERM" | "SIGKILL"): Promise<void> {
  const ended = once(process, "exit");
  process.kill(signal);
  await ended;
}
