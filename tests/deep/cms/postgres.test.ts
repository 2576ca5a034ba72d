import { execFile } from "node:child_process";
import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { answeredCalls } from "../../../content-folder/changed-calls";
import { contentOf } from "../../../content-folder/content";
import { readHotelFolder } from "../../../content-folder/read-folder";
import { PROPERTY_IDS } from "../../../shared/content-calls";
import { fieldsOf } from "../../../shared/record";
import { type CmsProcess, startCms } from "../../support/cms/process";
import { freePort } from "../../support/free-port";
import { findPostgres, type Postgres, startPostgres } from "../../support/cms/postgres";

/** The CMS with Postgres instead of its database file: the same responses, saves and backups. */

const folder = resolve(".test-sites/cms-postgres");
const EMAIL = "editor@example.com";
const PAGE = "/v1/pages/url-lang?property-id=1&url=/tr/galeri&lang=tr";

let postgres: Postgres;
let cms: CmsProcess;
let environment: Record<string, string>;
let password: string;

const programs = findPostgres();
if (programs === undefined && process.env.CI === "true")
  throw new Error("Postgres is not installed: apt-get install postgresql");
const withPostgres = programs === undefined ? describe.skip : describe;

withPostgres("the CMS with Postgres", () => {
  beforeAll(async () => {
    await rm(folder, { recursive: true, force: true });
    postgres = await startPostgres(programs ?? "");
    environment = { CMS_DATA_DIR: join(folder, "data"), DATABASE_URL: postgres.url };
    cms = await startCms(await freePort(), environment);
    password = await cms.addUser(EMAIL, "editor");
  }, 900_000);

  afterAll(async () => {
    await cms?.stop();
  });

  test("answers every call like the folder it was seeded from", async () => {
    const content = contentOf(await readHotelFolder("content"));
    const calls = answeredCalls(content, PROPERTY_IDS);
    expect(calls.length).toBeGreaterThan(150);
    for (const { path, answer } of calls) {
      const told = await (await fetch(`${cms.url}/api${path}`)).json();
      expect({ path, answer: told }).toEqual({ path, answer: JSON.parse(JSON.stringify(answer())) });
    }
  });

  test("publishes 20 simultaneous saves one by one and keeps them across a crash", async () => {
    const pages = await documents("pages", "limit=20&select[key]=true");
    const saves = pages.map(({ id }, index) => save(`pages/${String(id)}`, { title: `Başlık ${index}` }));
    expect(await Promise.all(saves)).toEqual(pages.map(() => 200));
    await cms.crash();
    const titles = (await documents("pages", "limit=20&select[title]=true")).map(({ title }) => title);
    expect(titles).toEqual(pages.map((_, index) => `Başlık ${index}`));
  });

  test("finds a page by its text, regardless of diacritics and case", async () => {
    const found = await documents("pages", "where[or][0][searchText][like]=BASLIK%2017&select[title]=true");
    expect(found.map(({ title }) => title)).toEqual(["Başlık 17"]);
  });

  test("is backed up while running, and restored to that state", async () => {
    const backup = join(folder, "backup");
    const before = await answer(PAGE);
    await command("backup", backup);
    const [gallery] = await documents("pages", "where[key][equals]=gallery");
    expect(await save(`pages/${String(gallery?.id)}`, { title: "Yedekten sonra" })).toBe(200);
    expect(fieldsOf(await answer(PAGE)).title).toBe("Yedekten sonra");
    await cms.stop();
    await command("restore", backup);
    cms = await startCms(await freePort(), environment);
    expect(await answer(PAGE)).toEqual(before);
  });
});

async function answer(call: string): Promise<unknown> {
  return (await fetch(`${cms.url}/api${call}`)).json();
}

/** Documents in Turkish, in their latest drafts. */
async function documents(collection: string, query: string): Promise<Record<string, unknown>[]> {
  const given = await fetch(`${cms.url}/api/${collection}?locale=tr&draft=true&depth=0&sort=id&${query}`, {
    headers: await session(),
  });
  const { docs } = fieldsOf(await given.json());
  return Array.isArray(docs) ? docs.map(fieldsOf) : [];
}

/** Publishes a change of the Turkish texts; returns the status. */
async function save(document: string, change: object): Promise<number> {
  const { status } = await fetch(`${cms.url}/api/${document}?locale=tr&publishSpecificLocale=tr`, {
    method: "PATCH",
    headers: { "Content-Type": "application/json", ...(await session()) },
    body: JSON.stringify({ ...change, _status: "published" }),
  });
  return status;
}

let signedIn: Promise<Record<string, string>> | undefined;

function session(): Promise<Record<string, string>> {
  signedIn ??= (async () => {
    const given = await fetch(`${cms.url}/api/users/login`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ email: EMAIL, password }),
    });
    return { Authorization: `JWT ${String(fieldsOf(await given.json()).token)}` };
  })();
  return signedIn;
}

async function command(name: string, parameter: string): Promise<void> {
  await promisify(execFile)(process.execPath, [resolve("cms/commands/start.mjs"), name, parameter], {
    env: { ...process.env, ...environment },
  });
}
