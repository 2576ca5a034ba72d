import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { signPass } from "../../../../shared/preview-pass";
import { UNFINISHED } from "../../../../services/release/store";
import { ifThere, listFiles } from "../../../../toolkit/files";
import { freePort } from "../../../support/free-port";
import type { RunningCommand } from "../../../support/run-command";
import { sendSigned } from "../../../support/publisher/signed-call";
import { type StandInSite, standInSite } from "../../../support/publisher/stand-in-site";
import { startStubApi, type StubApi } from "../../../support/stub-api";
import { untilTrue } from "../../../support/until-true";

/** `npm start` with a preview, and a content server that returns drafts only for the preview's token. */

const SECRET = `whsec_${Buffer.alloc(32, 9).toString("base64")}`;
const TOKEN = "the-token-that-reads-drafts";

let content: StubApi;
const words = { published: "Public words", draft: "Words of a draft" };
let site: StandInSite;
let start: RunningCommand;
let origin: string;
let preview: string;
/** Cookie of a signed-in session. */
let cookie: string;

beforeAll(async () => {
  content = await startStubApi((url, { headers }) =>
    url.pathname === "/v1/menus"
      ? { body: [headers.authorization === `Bearer ${TOKEN}` ? words.draft : words.published] }
      : { status: 404, body: {} },
  );
  site = await standInSite();
  const previewPort = await freePort();
  origin = `http://localhost:${site.port}`;
  preview = `http://localhost:${previewPort}`;
  start = site.run("start", {
    CONTENT_API_URL: content.url,
    WEBHOOK_SECRET: SECRET,
    PREVIEW_CONTENT_API_TOKEN: TOKEN,
    PREVIEW_PORT: String(previewPort),
    PUBLISH_GATHER_SECONDS: "0.05",
  });
  await start.says(`Preview of drafts: ${preview}`);
  const answer = await signIn();
  cookie = (answer.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
});

afterAll(async () => {
  start.child.kill();
  await start.ended;
  await content.close();
});

/** Signs in to the preview like its form. */
async function signIn(password = SECRET, to = "/"): Promise<Response> {
  return fetch(`${preview}/hooks/session?to=${encodeURIComponent(to)}`, {
    method: "POST",
    body: new URLSearchParams({ password }),
    redirect: "manual",
  });
}

const get = (address: string, headers: Record<string, string> = {}) =>
  fetch(address, { headers, redirect: "manual" });

async function untilPreviewHas(text: string): Promise<void> {
  await untilTrue(async () => (await (await get(`${preview}/tr/galeri`, { cookie })).text()).includes(text));
}

const signal = (address: string) => sendSigned(address, SECRET);

/** Text of all files in a folder at one moment; retries, as the publisher writes and removes files meanwhile. */
async function textOfReleases(folder: string): Promise<string> {
  const root = join(site.folder, folder);
  let text: string | undefined;
  await untilTrue(async () => {
    text = await ifThere(textOfFinished(root));
    return text !== undefined;
  });
  return text ?? "";
}

/** Rejects if a file has disappeared since it was listed; undefined if a release is unfinished. */
async function textOfFinished(root: string): Promise<string | undefined> {
  const files = await listFiles(root);
  if (files.some((file) => file.split("/").some((name) => name.startsWith(UNFINISHED)))) return undefined;
  return (await Promise.all(files.map((file) => readFile(join(root, file), "latin1")))).join();
}

test("signed-in users see drafts at the preview's address, and nobody sees them, the token or the secret elsewhere", async () => {
  await untilPreviewHas(words.draft);
  const page = await get(`${preview}/tr/galeri`, { cookie });
  expect(page.status).toBe(200);
  expect(page.headers.get("cache-control")).toBe("private, no-cache");
  // Only the admin may frame the preview, and nobody the site.
  const policy = page.headers.get("content-security-policy");
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain(`frame-ancestors ${new URL(content.url).origin}`);
  expect(page.headers.get("x-frame-options")).toBeNull();

  const visitors: Record<string, string>[] = [{}, { cookie }, { authorization: `Bearer ${TOKEN}` }];
  for (const headers of visitors) {
    const live = await get(`${origin}/tr/galeri`, headers);
    expect(await live.text()).toContain(words.published);
    expect(live.headers.get("x-robots-tag")).toBeNull();
    expect(live.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(live.headers.get("x-frame-options")).toBe("DENY");
  }
  const releases = await textOfReleases(".releases");
  for (const text of [releases, await textOfReleases("public")]) expect(text).not.toContain(words.draft);
  for (const text of [releases, await textOfReleases(".preview/releases"), start.output()]) {
    expect(text).not.toContain(TOKEN);
    expect(text).not.toContain(SECRET);
  }
});

test("without a login the preview serves nothing, and every answer asks search engines to stay away", async () => {
  await untilPreviewHas(words.draft);
  const forged = `preview_session=${Date.now() + 1_000_000}.c2lnbmF0dXJl`;
  const strangers: Record<string, string>[] = [{}, { cookie: forged }, { authorization: `Bearer ${TOKEN}` }];
  for (const path of ["/", "/tr/galeri.html", "/page-data/tr/galeri/page-data.json", "/sitemap.xml"]) {
    for (const headers of strangers) {
      const refused = await get(preview + path, headers);
      expect(refused.status).toBe(401);
      expect(refused.headers.get("x-robots-tag")).toBe("noindex, nofollow");
      expect(await refused.text()).not.toContain(words.draft);
    }
  }
  for (const address of ["/tr/galeri", "/tr/galeri/", "/nowhere", "/builds/latest.json", "/hooks"]) {
    const answer = await get(preview + address, { cookie });
    expect([address, answer.headers.get("x-robots-tag")]).toEqual([address, "noindex, nofollow"]);
    await answer.arrayBuffer();
  }
  expect((await get(`${preview}/service-worker.js`, { cookie })).status).toBe(404);
});

test("a visit is redirected to the sign-in form in the page's language, and from there back to the page", async () => {
  const visit = await get(`${preview}/tr/galeri?x=1`, { accept: "text/html" });
  expect([visit.status, visit.headers.get("location")]).toEqual([
    303,
    "/hooks?lang=tr&to=%2Ftr%2Fgaleri%3Fx%3D1",
  ]);
  const form = await get(`${preview}/hooks?lang=tr&to=%2Ftr%2Fgaleri`);
  expect(form.status).toBe(401);
  const html = await form.text();
  expect(html).toContain("Taslakların önizlemesi");
  expect(html).toContain('action="/hooks/session?lang=tr&amp;to=%2Ftr%2Fgaleri"');

  const answer = await signIn(SECRET, "/tr/galeri?x=1");
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/tr/galeri?x=1"]);
  expect(answer.headers.get("set-cookie")).toMatch(/^preview_session=.*; Path=\/; HttpOnly; SameSite=Lax$/);
  expect((await signIn("wrong")).status).toBe(401);
  for (const elsewhere of ["https://example.com/", "//example.com/", "/\\example.com", "/.//example.com/"]) {
    expect((await signIn(SECRET, elsewhere)).headers.get("location")).toMatch(/^\/hooks\?lang=/);
  }
});

/** Follows a link with a pass, like a browser that keeps the cookie. */
async function follow(pass: string): Promise<{ answer: Response; kept: string }> {
  const answer = await get(`${preview}/tr/galeri?x=1&preview=${pass}`, { accept: "text/html" });
  return { answer, kept: (answer.headers.get("set-cookie") ?? "").split(";")[0] ?? "" };
}

test("a link with a pass opens every page without a login until it expires, and nothing else", async () => {
  await untilPreviewHas(words.draft);
  const pass = signPass(TOKEN, Date.now() + 3_600_000);
  const { answer, kept } = await follow(pass);
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/tr/galeri?x=1"]);
  expect(answer.headers.get("set-cookie")).toMatch(/; HttpOnly; SameSite=Lax$/);
  const page = await get(`${preview}/tr/galeri?x=1`, { cookie: kept });
  expect([page.status, page.headers.get("x-robots-tag")]).toEqual([200, "noindex, nofollow"]);
  expect(await page.text()).toContain(words.draft);

  for (const path of ["/hooks/status", "/hooks/content-report.json", "/hooks/log/1"])
    expect([path, (await get(preview + path, { cookie: kept })).status]).toEqual([path, 401]);
  const rollback = await fetch(`${preview}/hooks/rollback`, { method: "POST", headers: { cookie: kept } });
  expect(rollback.status).toBe(401);
});

test("an expired, altered or wrongly signed pass leads to the sign-in form", async () => {
  const week = Date.now() + 7 * 86_400_000;
  const [time, signature] = signPass(TOKEN, week).split(".");
  const later = (week + 1).toString(36);
  const passes = [
    signPass(TOKEN, Date.now() - 1),
    signPass(`${TOKEN}s`, week),
    `${later}.${signature}`,
    `${time}.`,
    "",
  ];
  for (const pass of passes) {
    const { answer } = await follow(pass);
    expect([pass, answer.headers.get("location")]).toEqual([
      pass,
      "/hooks?lang=tr&to=%2Ftr%2Fgaleri%3Fx%3D1",
    ]);
    const forged = await get(`${preview}/tr/galeri`, { cookie: `preview_pass=${pass}` });
    expect([pass, forged.status]).toEqual([pass, 401]);
  }
});

test("a later draft appears in the preview, and the site can be published while the preview is being built", async () => {
  await untilPreviewHas(words.draft);
  words.draft = "Second thoughts";
  await signal(preview);
  await untilPreviewHas("Second thoughts");
  expect(await (await get(`${origin}/tr/galeri`)).text()).toContain(words.published);

  await site.setBehaviour("hang in the preview");
  await signal(preview);
  await untilTrue(
    async () => (await (await get(`${preview}/hooks/status`, { cookie })).json()).running !== null,
  );
  words.published = "Newly published";
  await signal(origin);
  await untilTrue(async () => (await (await get(`${origin}/tr/galeri`)).text()).includes("Newly published"));
  expect((await (await get(`${preview}/hooks/status`, { cookie })).json()).running).not.toBeNull();
});
