import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { mailFolder } from "../../../services/newsletter/mailer";
import { mailTo, writtenMails } from "../../support/newsletter/mail";
import { backUp } from "../../../services/newsletter/backup";
import { linkMaker } from "../../../services/newsletter/links";
import { headingOf, linksOfService, readService } from "../../../services/newsletter/service-record";
import { openDatabase } from "../../../services/newsletter/open-database";
import { CONSENT_VERSIONS } from "../../../shared/consent-versions";
import { digestOf } from "../../../shared/digest";
import { keptLinkSecret } from "../../../services/newsletter/secret";
import { subscribersCommand } from "../../support/newsletter/subscribers-command";
import { temporaryFolder } from "../../support/temporary-folder";
import { type NewsletterServer, readRows, startNewsletter } from "../../support/newsletter-server";

let server: NewsletterServer;

beforeEach(async () => {
  server = await startNewsletter();
});

const subscribers = (...command: string[]) => subscribersCommand(server.settings, ...command);

/** The links in the mail to an address, which the mail's header may spell differently. */
async function linksOf(email: string) {
  const row = (await server.rows()).find((candidate) => candidate.email === email);
  const subscriber = { id: String(row?.id), request: String(row?.request), locale: "en" } as const;
  const links = linkMaker(server.url, await keptLinkSecret(server.settings.dataDir));
  return {
    confirm: links.confirm(subscriber, Date.now()).url,
    unsubscribe: links.unsubscribe(subscriber),
  };
}

async function confirmed(email: string, locale = "en") {
  await server.signUp({ email, terms: true, propertyId: "1", locale });
  const { confirm } = await linksOf(email);
  await fetch(confirm, { method: "POST" });
}

/** Waits until these addresses' mails are written. */
async function mailed(...addresses: string[]) {
  for (const to of addresses) await mailTo(to, mailFolder(server.settings.dataDir));
}

test("the export contains only confirmed subscribers, safe for spreadsheets, each with an unsubscribe link", async () => {
  await confirmed("ada@example.com", "tr");
  await confirmed("=cmd|'/c'!a0@example.com");
  await server.signUp({ email: "pending@example.com", terms: true });

  const { out, err, code } = await subscribers("export");
  expect(code).toBe(0);
  expect(err).toMatch(/^Site https:\/\/www\.example\.com, database \/.+newsletter\.db\n/);
  const [header, ...lines] = out.trim().split("\r\n");
  expect(header).toBe("email,locale,property,consent_version,signed_up_at,confirmed_at,unsubscribe_url");
  expect(lines).toHaveLength(2);
  const [email, locale, property, version, signedUp, confirmedAt, unsubscribe] = lines[0]?.split(",") ?? [];
  expect([email, locale, property, version]).toEqual([
    "ada@example.com",
    "tr",
    "1",
    CONSENT_VERSIONS.newsletter,
  ]);
  expect([signedUp, confirmedAt]).toEqual([
    expect.stringMatching(/^\d{4}-.+Z$/),
    expect.stringMatching(/^\d{4}-.+Z$/),
  ]);
  expect(unsubscribe).toMatch(/^https:\/\/www\.example\.com\/v1\//);
  expect(lines[1]).toMatch(/^'=cmd\|'\/c'!a0@example\.com,/);

  const link = lines[0]?.split(",").at(-1);
  expect((await fetch(server.local(link), { method: "POST" })).status).toBe(200);
  expect((await subscribers("export")).out).not.toContain("ada@example.com");
});

test("links that would not work are never written", async () => {
  const { dataDir, linkBase } = server.settings;
  const record = {
    site_url: linkBase,
    link_base: linkBase,
    secret_digest: digestOf(await keptLinkSecret(dataDir)),
    version: "",
  };
  const empty = await temporaryFolder();
  const settings = { dataDir, linkBase: "http://localhost:8000", secret: undefined };
  await expect(linksOfService(settings, undefined, false)).rejects.toThrow("Set SITE_URL");
  await expect(linksOfService(settings, record, true)).rejects.toThrow("SITE_URL or GATSBY_API_URL");
  await expect(linksOfService({ ...settings, dataDir: empty }, record, false)).rejects.toThrow(
    "Set DATA_DIR or NEWSLETTER_SECRET",
  );
  expect(await readdir(empty)).toEqual([]);
  await expect(linksOfService({ ...settings, secret: "x".repeat(32) }, record, false)).rejects.toThrow(
    "signs links with another secret",
  );
});

test("a database records the version that uses it, and a command of another version reports it", async () => {
  const database = await openDatabase(server.settings.databaseUrl);
  const record = await readService(database);
  database.close();
  expect(record?.version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(headingOf(record, "newsletter.db")).toBe("Site https://www.example.com, database newsletter.db");
  expect(record && headingOf({ ...record, version: "0.9.0" }, "newsletter.db")).toContain(
    `, of a newsletter of version 0.9.0: this is ${record?.version}`,
  );
});

test("an export can be written to a private file, or to a pipe that is closed early", async () => {
  await confirmed("ada@example.com");
  const file = join(await temporaryFolder(), "list.csv");
  expect(await subscribers("export", "--for", "excel", "--output", file)).toMatchObject({ code: 0, out: "" });
  expect(await readFile(file, "utf8")).toMatch(/^\ufeffemail;locale;.+\r\nada@example\.com;/);
  expect((await stat(file)).mode & 0o777).toBe(0o600);

  const child = spawn(process.execPath, ["services/run.mjs", "newsletter/command", "export"], {
    env: { ...process.env, DATA_DIR: server.settings.dataDir, SITE_URL: "" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  child.stdout.destroy();
  let said = "";
  child.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()));
  const [code] = await once(child, "close");
  expect({ code, said }).toEqual({ code: 0, said: expect.stringMatching(/^Site [^\n]+\n$/) });
});

test("the export for İYS contains every consent and its withdrawal, in order, in Turkish time", async () => {
  await confirmed("ada@example.com", "tr");
  await confirmed("＝sum@example.com");
  await fetch((await linksOf("ada@example.com")).unsubscribe, { method: "POST" });
  await server.signUp({ email: "pending@example.com", terms: true });

  const { out, code } = await subscribers("export", "iys");
  expect(code).toBe(0);
  const [header, ...lines] = out.trim().split("\r\n");
  expect(header).toBe("recipient,type,source,status,time");
  expect(lines).toEqual([
    expect.stringMatching(/^ada@example\.com,EPOSTA,HS_WEB,ONAY,\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
    expect.stringMatching(/^'＝sum@example\.com,EPOSTA,HS_WEB,ONAY,/),
    expect.stringMatching(/^ada@example\.com,EPOSTA,HS_WEB,RET,/),
  ]);
  const time = Date.parse(`${lines[0]?.split(",")[4]?.replace(" ", "T")}+03:00`);
  expect(Math.abs(Date.now() - time)).toBeLessThan(60_000);
});

test("erase removes a person completely: row, mails and every trace in the database files", async () => {
  await confirmed("ada@example.com");
  await confirmed("grace@example.com");
  await mailed("ada@example.com", "grace@example.com");

  expect(await subscribers("erase", "Ada@Example.com")).toMatchObject({ code: 0 });
  expect((await server.rows()).map(({ email }) => email)).toEqual(["grace@example.com"]);
  expect((await writtenMails(mailFolder(server.settings.dataDir))).map(({ to }) => to)).toEqual([
    "grace@example.com",
  ]);
  for (const name of await readdir(server.settings.dataDir)) {
    if (!name.startsWith("newsletter.db")) continue;
    const bytes = await readFile(join(server.settings.dataDir, name), "latin1");
    expect({ name, found: bytes.includes("ada@example.com") }).toEqual({ name, found: false });
  }
});

test("restoring a backup does not bring back erased people, and erase also removes mails without a row", async () => {
  await confirmed("ada+trip@example.com");
  await confirmed("grace@example.com");
  const folder = join(await temporaryFolder(), "monday");
  await backUp(server.settings, folder);
  const mails = mailFolder(server.settings.dataDir);
  await mailed("ada+trip@example.com", "grace@example.com");
  await cp(mails, `${mails}-kept`, { recursive: true });
  await subscribers("erase", "ada@example.com");
  await cp(`${mails}-kept`, mails, { recursive: true });
  expect((await subscribers("erase", "ada@example.com")).err).toContain(
    "with 0 enquiries and 1 written mail(s)",
  );

  // A process that already has the database open would keep using it.
  const dataDir = await temporaryFolder();
  await cp(join(server.settings.dataDir, "erased.json"), join(dataDir, "erased.json"));
  const { err } = await subscribersCommand({ dataDir }, "restore", folder);
  expect(err).toContain("1 entries of people who were erased since are erased again.");
  const rows = await readRows(`file:${join(dataDir, "newsletter.db")}`);
  expect(rows.map(({ email }) => email)).toEqual(["grace@example.com"]);
  expect(await readFile(join(dataDir, "erased.json"), "utf8")).not.toContain("ada");
});

test("a command that finds no database does not create one", async () => {
  const dataDir = await temporaryFolder();
  const { code, err } = await subscribersCommand({ dataDir }, "export");
  expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining("Set DATA_DIR or DATABASE_URL") });
  expect(await readdir(dataDir)).toEqual([]);
});

test.each([
  [["backup"], "npm run subscribers -- backup <new folder>"],
  [["erase", "nobody@example.com"], "nobody@example.com is not in the database."],
  [["export", "--for", "word"], "--for excel"],
])("%j ends with a helpful message", async (command, sentence) => {
  const { code, err, out } = await subscribers(...command);
  expect(code).toBe(1);
  expect(err).toContain(sentence);
  expect(out).toBe("");
});
