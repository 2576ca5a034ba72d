import { once } from "node:events";
import { mailFolder } from "../../../services/newsletter/mailer";
import { writtenMails } from "../../support/newsletter/mail";
import { end, isAcknowledged, startProcess, storedIn } from "../../support/newsletter/newsletter-process";
import { temporaryFolder } from "../../support/temporary-folder";
import { untilTrue } from "../../support/until-true";

const VISITORS = 200;

/** The content server in a process of its own, so that it can be killed. */
async function startProcess(
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

test("kill -9 under 200 signups in flight loses no acknowledged address, and none of their mails", async () => {
  const dataDir = await temporaryFolder();
  const first = await startProcess(dataDir);
  const exited = once(first.process, "exit");
  const acknowledged = new Set<string>();
  let lost = 0;

  const visit = async (visitor: number) => {
    for (let count = 0; ; count++) {
      const email = `visitor-${visitor}-${count}@example.com`;
      if (!(await isAcknowledged(first.url, email))) {
        lost++;
        return;
      }
      acknowledged.add(email);
      if (acknowledged.size === VISITORS) first.process.kill("SIGKILL");
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, (_, visitor) => visit(visitor)));
  await exited;
  expect(lost).toBe(VISITORS);
  expect(acknowledged.size).toBeGreaterThanOrEqual(VISITORS);

  const second = await startProcess(dataDir);
  try {
    const stored = await storedIn(dataDir);
    expect(stored.filter((email) => acknowledged.has(email)).sort()).toEqual([...acknowledged].sort());

    let mailed = new Set<string>();
    await untilTrue(async () => {
      mailed = new Set((await writtenMails(mailFolder(dataDir))).map(({ to }) => to));
      return mailed.size >= stored.length;
    });
    expect([...mailed].sort()).toEqual([...stored].sort());
  } finally {
    await end(second.process, "SIGTERM");
  }
});
