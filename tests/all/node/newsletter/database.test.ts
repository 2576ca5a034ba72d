import { createServer, type Socket } from "node:net";
import { createClient } from "@libsql/client";
import { cp, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { openDatabase } from "../../../../services/newsletter/open-database";
import { readService } from "../../../../services/newsletter/service-record";
import { parseNewsletterSettings } from "../../../../services/newsletter/settings";
import { signClaim } from "../../../../services/newsletter/tokens";
import { fileUrl } from "../../../../shared/file-url";
import { SHIPPED_LOCALES } from "../../../../shared/locales";
import { startNewsletter } from "../../../support/newsletter-server";
import { temporaryFolder } from "../../../support/temporary-folder";

/** Schema of the newsletter's first version. */
const FIRST_SCHEMA = [
  `CREATE TABLE subscribers (
    id TEXT PRIMARY KEY,
    email TEXT NOT NULL UNIQUE,
    status TEXT NOT NULL CHECK (status IN ('pending', 'confirmed', 'unsubscribed')),
    locale TEXT NOT NULL,
    property_id TEXT NOT NULL,
    consent_version TEXT NOT NULL,
    signed_up_at TEXT NOT NULL,
    confirmed_at TEXT,
    unsubscribed_at TEXT,
    mailed_at TEXT,
    mail_due_at TEXT,
    mail_attempts INTEGER NOT NULL DEFAULT 0
  ) STRICT`,
  "CREATE INDEX subscribers_mail_due ON subscribers (mail_due_at) WHERE mail_due_at IS NOT NULL",
];

const SECRET = "a secret of at least thirty-two characters";
const at = (day: number) => new Date(Date.now() - (20 - day) * 24 * 60 * 60 * 1_000).toISOString();

const ONE_OF_EACH = [
  ["id-pending", "pending@example.com", "pending", at(19), null, null],
  ["id-confirmed", "confirmed@example.com", "confirmed", at(1), at(2), null],
  ["id-gone", "gone@example.com", "unsubscribed", at(1), at(2), at(3)],
];

/** A data folder as left by the first version, by default with one address in each state. */
async function firstVersion(rows: readonly (string | null)[][] = ONE_OF_EACH): Promise<string> {
  const folder = await temporaryFolder();
  const database = createClient({ url: `file:${join(folder, "newsletter.db")}` });
  await database.batch(FIRST_SCHEMA, "write");
  for (const row of rows) {
    await database.execute({
      sql: `INSERT INTO subscribers (id, email, status, signed_up_at, confirmed_at, unsubscribed_at, locale, property_id, consent_version)
        VALUES (?, ?, ?, ?, ?, ?, 'tr', '1', '2026-11')`,
      args: row,
    });
  }
  database.close();
  return folder;
}

test("a first-version database keeps every address and its proof, reopens unchanged, and the links in its mails work", async () => {
  const folder = await firstVersion();
  const url = `file:${join(folder, "newsletter.db")}`;
  for (let start = 1; start <= 2; start += 1) {
    const database = await openDatabase(url);
    const { rows: subscribers } = await database.execute(
      "SELECT email, status FROM subscribers ORDER BY email",
    );
    expect(subscribers.map(({ email, status }) => [email, status])).toEqual([
      ["confirmed@example.com", "confirmed"],
      ["gone@example.com", "unsubscribed"],
      ["pending@example.com", "pending"],
    ]);
    const { rows } = await database.execute(
      "SELECT subscriber_id, event, at, consent_version FROM proofs ORDER BY subscriber_id, at",
    );
    expect(rows.map((row) => Object.values(row).slice(0, 4))).toEqual(
      [
        ["id-confirmed", "requested", at(1).slice(0, 10), "2026-11"],
        ["id-confirmed", "confirmed", at(2).slice(0, 10), "2026-11"],
        ["id-gone", "requested", at(1).slice(0, 10), "2026-11"],
        ["id-gone", "confirmed", at(2).slice(0, 10), "2026-11"],
        ["id-gone", "unsubscribed", at(3).slice(0, 10), "2026-11"],
        ["id-pending", "requested", at(19).slice(0, 10), "2026-11"],
      ].map(([id, event, day, version]) => [id, event, expect.stringMatching(`^${day}`), version]),
    );
    database.close();
  }

  const server = await startNewsletter({ DATA_DIR: folder, NEWSLETTER_SECRET: SECRET });
  for (const [purpose, id] of [
    ["confirm", "id-pending"],
    ["unsubscribe", "id-confirmed"],
    ["confirm", "id-gone"],
  ] as const) {
    const token = signClaim({ id, purpose }, SECRET);
    await fetch(`${server.url}/v1/web/newsletter/${purpose}?lang=tr&token=${token}`, { method: "POST" });
  }
  expect((await server.rows()).map(({ email, status }) => [email, status])).toEqual([
    ["confirmed@example.com", "unsubscribed"],
    ["gone@example.com", "unsubscribed"],
    ["pending@example.com", "confirmed"],
  ]);
});

test("what a newsletter recorded about itself before it had a version is kept", async () => {
  const url = `file:${join(await temporaryFolder(), "newsletter.db")}`;
  const before = createClient({ url });
  await before.execute(
    "CREATE TABLE service (id INTEGER PRIMARY KEY, site_url TEXT NOT NULL, link_base TEXT NOT NULL, secret_digest TEXT NOT NULL) STRICT",
  );
  await before.execute("INSERT INTO service VALUES (1, 'https://a.example', 'https://b.example', 'digest')");
  before.close();
  const database = await openDatabase(url);
  expect(await readService(database)).toMatchObject({ site_url: "https://a.example", version: "" });
  database.close();
});

test("an address stored in another spelling is normalised, unless the normalised one exists, too", async () => {
  const row = (id: string, email: string) => [id, email, "confirmed", at(1), at(2), null];
  const folder = await firstVersion([
    row("1", "ada@hotel。example.com"),
    row("2", "ada@xn--mller-kva.de"),
    row("3", "ada@müller.example"),
    row("4", "bob@hotel。example.com"),
    row("5", "bob@hotel.example.com"),
  ]);
  const database = await openDatabase(`file:${join(folder, "newsletter.db")}`);
  const { rows } = await database.execute("SELECT email FROM subscribers ORDER BY id");
  expect(rows.map(({ email }) => email)).toEqual([
    "ada@hotel.example.com",
    "ada@müller.de",
    "ada@müller.example",
    "bob@hotel。example.com",
    "bob@hotel.example.com",
  ]);
  database.close();
});

test("a signup is acknowledged only if it is stored in the file now in place", async () => {
  const folder = join(await temporaryFolder(), "data");
  const server = await startNewsletter({ DATA_DIR: folder });
  const signUp = async (email: string) => (await server.signUp({ email, terms: true })).status;
  expect(await signUp("before@example.com")).toBe(204);
  const [confirm] = (await server.mailTo("before@example.com")).links;
  await rename(folder, `${folder}-away`);
  expect(await signUp("away@example.com")).toBe(500);
  expect((await fetch(`${server.url}/health`)).status).toBe(503);
  // The log contains the path of the failed link, but not its token.
  expect((await fetch(server.local(confirm))).status).toBe(500);
  expect(server.reports.join()).toContain("GET /v1/web/newsletter/confirm failed");
  expect(server.reports.join()).not.toContain("token=");
  await cp(`${folder}-away`, folder, { recursive: true });
  expect(await signUp("after@example.com")).toBe(204);
  expect((await server.rows()).map(({ email }) => email)).toEqual(
    expect.arrayContaining(["after@example.com", "before@example.com"]),
  );
});

test("the wording of each consent version is in the database, and stays when a later release has another", async () => {
  const url = `file:${join(await temporaryFolder(), "newsletter.db")}`;
  const first = await openDatabase(url);
  const { rows } = await first.execute("SELECT locale, wording FROM consents WHERE version = '2026-11'");
  expect(rows.map(({ locale }) => locale).sort()).toEqual([...SHIPPED_LOCALES].sort());
  await first.execute("UPDATE consents SET wording = 'as it was asked' WHERE locale = 'en'");
  first.close();
  const second = await openDatabase(url);
  const kept = await second.execute("SELECT wording FROM consents WHERE locale = 'en'");
  expect(kept.rows[0]?.wording).toBe("as it was asked");
  second.close();
});

test.each<[string, (folder: string) => Record<string, string>]>([
  ["DATA_DIR", (folder) => ({ DATA_DIR: folder })],
  ["DATABASE_URL as a path", (folder) => ({ DATABASE_URL: `file:${folder}/newsletter.db` })],
  ["DATABASE_URL as an address", (folder) => ({ DATABASE_URL: fileUrl(join(folder, "newsletter.db")) })],
])("the folder in %s is used as it is, whatever its name", async (_, variables) => {
  const parent = await temporaryFolder();
  const name = "Otel #1 100%20?mode=ro";
  const database = await openDatabase(parseNewsletterSettings(variables(join(parent, name))).databaseUrl);
  database.close();
  expect(await readdir(parent)).toEqual([name]);
  expect(await readFile(join(parent, name, "newsletter.db"), "latin1")).toMatch(/^SQLite format 3/);
});

test("a file that is not a database is reported with instructions and left alone", async () => {
  const file = join(await temporaryFolder(), "newsletter.db");
  await writeFile(file, "these are not the subscribers that you are looking for ".repeat(100));
  await expect(openDatabase(`file:${file}`)).rejects.toThrow(
    new RegExp(
      `^The newsletter's database file:${file} can't be opened \\(.*not a database.*\\)\\. Restore it`,
    ),
  );
});

test("a database server that refuses or does not respond is named, without its credentials", async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket));
  await new Promise<void>((listening) => silent.listen(0, "127.0.0.1", listening));
  const address = silent.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  for (const url of [`http://127.0.0.1:${port}`, "http://127.0.0.1:1"]) {
    const opened = openDatabase(`${url}?authToken=secret-token`, "secret-token");
    const message = await opened.then(String, (error: Error) => error.message);
    expect(message).toMatch(
      new RegExp(`^The newsletter's database ${url} can't be opened \\(.*\\)\\. Check DATABASE_URL`),
    );
    expect(message).not.toContain("secret-token");
  }
  for (const socket of sockets) socket.destroy();
  silent.close();
});
