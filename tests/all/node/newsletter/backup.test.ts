import { readdir, readFile, stat, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { backUp, restore } from "../../../../services/newsletter/backup";
import { type NewsletterServer, startNewsletter } from "../../../support/newsletter-server";
import { isAcknowledged, startProcess } from "../../../support/newsletter/newsletter-process";
import { subscribersCommand } from "../../../support/newsletter/subscribers-command";
import { temporaryFolder } from "../../../support/temporary-folder";

const VISITORS = 20;
const NOW = new Date("2026-11-24T06:00:00Z");

const servers: NewsletterServer[] = [];

async function started(dataDir?: string): Promise<NewsletterServer> {
  const server = await startNewsletter(dataDir === undefined ? {} : { DATA_DIR: dataDir });
  servers.push(server);
  return server;
}

afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

const signUp = (server: NewsletterServer, email: string) =>
  server.signUp({ email, terms: true, propertyId: "1", locale: "en" });
const newFolder = async () => join(await temporaryFolder(), "backup");
const emails = async (server: NewsletterServer) => (await server.rows()).map(({ email }) => String(email));
/** What a restore has moved aside, by its former name. */
const keptIn = async (dataDir: string) => {
  const names = (await readdir(dataDir)).filter((name) => name.includes(".before-")).sort();
  return new Map(names.map((name) => [name.slice(0, name.indexOf(".before-")), name]));
};
/** SQLite's write-ahead log, which contains recent writes until they are moved into the database file. */
const logOf = ({ settings }: NewsletterServer) => join(settings.dataDir, "newsletter.db-wal");

test("a backup made during signups contains every one answered before it, and their links work after a restore", async () => {
  const server = await started();
  const answered = new Set<string>();
  let stopped = false;
  const visit = async (visitor: number) => {
    for (let count = 0; !stopped; count += 1) {
      const email = `visitor-${visitor}-${count}@example.com`;
      if ((await signUp(server, email)).status === 204) answered.add(email);
    }
  };
  const visits = Array.from({ length: VISITORS }, (_, visitor) => visit(visitor));
  await signUp(server, "first@example.com");
  const before = [...answered];
  const folder = await newFolder();
  const backup = await backUp(server.settings, folder);
  stopped = true;
  await Promise.all(visits);
  expect(before.length).toBeGreaterThan(0);
  expect((await stat(logOf(server))).size).toBeGreaterThan(0);
  expect(backup.hasSecret).toBe(true);
  // The server would go on writing to the replaced file.
  await expect(restore(server.settings, folder, NOW)).rejects.toThrow(
    "newsletter.db is in use. End what runs",
  );
  expect((await signUp(server, "later@example.com")).status).toBe(204);
  expect(await emails(server)).toEqual(expect.arrayContaining([...answered, "later@example.com"]));
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  for (const name of await readdir(folder)) expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
  const { links } = await server.mailTo("first@example.com");
  await server.close();

  const dataDir = await temporaryFolder();
  expect(
    await restore({ ...server.settings, dataDir, databaseUrl: `file:${dataDir}/newsletter.db` }, folder, NOW),
  ).toEqual({
    ...backup,
    kept: [],
  });
  const restored = await started(dataDir);
  const there = new Set(await emails(restored));
  expect(there.size).toBe(backup.addresses);
  expect(before.filter((email) => !there.has(email))).toEqual([]);
  expect((await fetch(restored.local(links[0]), { method: "POST" })).status).toBe(200);
  expect((await restored.rows()).find(({ email }) => email === "first@example.com")).toMatchObject({
    status: "confirmed",
  });
});

test("a restore keeps beside it what it replaces: writes made after the backup, and a damaged database with its log", async () => {
  const dataDir = join(await temporaryFolder(), "Otel #1 100%?x=1");
  // In its own process, so that its end is sure to close the database.
  const { url, end } = await startProcess(dataDir);
  const command = (...words: string[]) => subscribersCommand({ dataDir }, ...words);
  await isAcknowledged(url, "before@example.com");
  const folder = await newFolder();
  await command("backup", folder);
  await isAcknowledged(url, "after@example.com");
  await end();
  expect(await command("restore", folder)).toMatchObject({
    code: 0,
    out: "",
    err: expect.stringContaining("1 address(es) are restored."),
  });
  const kept = await keptIn(dataDir);
  expect([...kept.keys()]).toEqual(["newsletter-secret", "newsletter.db"]);
  const database = kept.get("newsletter.db") ?? "";
  expect(await readFile(join(dataDir, database), "latin1")).toContain("after@example.com");

  await writeFile(join(dataDir, "newsletter.db"), "no database".repeat(1_000));
  await writeFile(join(dataDir, "newsletter.db-wal"), "no log");
  expect((await command("restore", folder)).code).toBe(0);
  expect([...(await keptIn(dataDir)).keys()]).toContain("newsletter.db-wal");
  expect(await emails(await started(dataDir))).toEqual(["before@example.com"]);
});

test("a damaged backup is not restored, and a backup of nothing is not made", async () => {
  const server = await started();
  await signUp(server, "ada@example.com");
  const folder = await newFolder();
  await backUp(server.settings, folder);
  await expect(backUp(server.settings, folder)).rejects.toThrow("is not empty");
  await server.close();
  await truncate(join(folder, "newsletter.db"), 6_000);
  await expect(restore(server.settings, folder, NOW)).rejects.toThrow("is damaged");
  await expect(restore(server.settings, await temporaryFolder(), NOW)).rejects.toThrow(
    "it has no newsletter.db",
  );
  const empty = { ...server.settings, databaseUrl: `file:${await temporaryFolder()}/newsletter.db` };
  await expect(backUp(empty, await newFolder())).rejects.toThrow("There is no database to back up");
  const served = { ...server.settings, databaseUrl: "libsql://newsletter.example.com" };
  await expect(backUp(served, await newFolder())).rejects.toThrow("by that server's own means");
  expect(await emails(await started(server.settings.dataDir))).toEqual(["ada@example.com"]);
});
