import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { mailFolder } from "../../../services/newsletter/mailer";
import { writtenMails } from "../../support/newsletter/mail";
import { readRows, SIGNUP_PATH } from "../../support/newsletter-server";
import { MAY_MOUNT, mountSmallDisk } from "../../support/small-disk";
import { temporaryFolder } from "../../support/temporary-folder";
import { untilTrue } from "../../support/until-true";
import { holdWriteLock } from "../../support/newsletter/write-lock";

const VISITORS = 200;

/** The content server in a process of its own, so that it can be killed. */
async function startProcess(
  dataDir: string,
): Promise<{ process: ChildProcess; url: string; log: () => string }> {
  const child = spawn(process.execPath, ["--import", "tsx", "services/content-server/main.ts"], {
    env: { ...process.env, PORT: "0", DATA_DIR: dataDir, NEWSLETTER_SIGNUPS_PER_MINUTE: "1000000" },
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

const KILLS = 10;

test("ten kills while another program keeps signups waiting lose no acknowledged address", async () => {
  const dataDir = await temporaryFolder();
  const acknowledged = new Set<string>();
  for (let kill = 0; kill < KILLS; kill += 1) {
    const { process, url } = await startProcess(dataDir);
    const signUps = async (count: number, name: string) => {
      const emails = Array.from({ length: count }, (_, number) => `${name}-${kill}-${number}@example.com`);
      for (const email of emails) {
        void isAcknowledged(url, email).then((isIt) => isIt && acknowledged.add(email));
      }
    };
    const before = acknowledged.size;
    await signUps(10, "free");
    await untilTrue(() => acknowledged.size > before);
    const lock = await holdWriteLock(`file:${dataDir}/newsletter.db`);
    await signUps(10, "waiting");
    await lock.release();
    const locked = acknowledged.size;
    await untilTrue(() => acknowledged.size > locked);
    await end(process, "SIGKILL");
  }
  const stored = await storedIn(dataDir);
  expect(acknowledged.size).toBeGreaterThanOrEqual(2 * KILLS);
  expect(stored.filter((email) => acknowledged.has(email)).sort()).toEqual([...acknowledged].sort());
}, 240_000);

const mountTest = MAY_MOUNT ? test : test.skip;

mountTest("a full disk refuses signups and loses none; with room again they are taken", async () => {
  const dataDir = await temporaryFolder();
  const unmount = await mountSmallDisk(dataDir, "2m");
  const { process, url, log } = await startProcess(dataDir);
  const acknowledged: string[] = [];
  const signUp = async (email: string) => {
    const isTaken = await isAcknowledged(url, email);
    if (isTaken) acknowledged.push(email);
    return isTaken;
  };
  try {
    expect(await signUp("before@example.com")).toBe(true);
    const filler = join(dataDir, "filler");
    await writeFile(filler, Buffer.alloc(4_000_000)).catch(() => undefined);
    const refused = `${"a".repeat(200)}@example.com`;
    await untilTrue(async () => !(await signUp(`${acknowledged.length}-${refused}`)));
    expect((await fetch(`${url}/health`)).status).toBe(503);
    await untilTrue(() => log().includes(`The disk of ${dataDir} is full, 0 MB of 2 MB are free (`));
    await rm(filler);
    await untilTrue(async () => (await fetch(`${url}/health`)).status === 200);
    expect(await signUp("after@example.com")).toBe(true);
    expect(await storedIn(dataDir)).toEqual(expect.arrayContaining(acknowledged));
  } finally {
    await end(process, "SIGTERM");
    unmount();
  }
});

async function isAcknowledged(url: string, email: string): Promise<boolean> {
  const answer = await fetch(`${url}${SIGNUP_PATH}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, terms: true, propertyId: "1", locale: "en" }),
  }).catch(() => undefined);
  return answer?.status === 204;
}

async function storedIn(dataDir: string): Promise<string[]> {
  return (await readRows(`file:${dataDir}/newsletter.db`)).map(({ email }) => String(email));
}

async function end(process: ChildProcess, signal: "SIGTERM" | "SIGKILL"): Promise<void> {
  const ended = once(process, "exit");
  process.kill(signal);
  await ended;
}
