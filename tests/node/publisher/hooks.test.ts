import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import type { ContentReport } from "../../../services/content-report/report";
import type { VisitReport } from "../../../toolkit/visit-report";
import { parsePublisherSettings, type PublisherSettings } from "../../../services/publisher/settings";
import { statusAddress } from "../../../services/publisher/token";
import { HOMES, liveFiles, liveTitle, startFakePublisher } from "../../support/publisher-fixture";
import { rawRequest } from "../../support/raw-request";
import { seededRandom } from "../../support/seed";
import { KEPT_TOKEN, servePublisher } from "../../support/serve-publisher";
import { readSigned, sendSigned, type Signature } from "../../support/publisher/signed-call";

const random = seededRandom();
const randomBytes = (count: number) =>
  Buffer.from(Array.from({ length: count }, () => Math.floor(random() * 256)));
const newSecret = () => `whsec_${randomBytes(32).toString("base64")}`;

const SECRET = newSecret();
const TOKEN = randomBytes(24).toString("hex");
const REPORT: ContentReport = {
  made: 0,
  addresses: {},
  items: [
    { level: "warning", kind: "missing-alt", locale: "tr", page: "/tr/galeri", detail: "<b>kum.jpg</b>" },
  ],
};

const VISITS: VisitReport = {
  days: 7,
  pages: [
    { route: "/tr/galeri", engine: "gecko", device: "phone", visits: 40, LCP: 2_375, INP: 88, CLS: null },
  ],
  faults: [{ kind: "error", route: "*", engine: "other", line: "<b>Error</b>", count: 3 }],
};

let site: Awaited<ReturnType<typeof startFakePublisher>>;
let app: FastifyInstance;
let origin: string;

afterEach(async () => {
  jest.restoreAllMocks();
  await app.close();
  await site.close();
});

async function serve(variables: Record<string, string>, gather = 10): Promise<PublisherSettings> {
  const settings = { ...parsePublisherSettings(variables), gather };
  site = await startFakePublisher({ pages: HOMES }, settings);
  await listen(settings);
  return settings;
}

async function listen(settings: PublisherSettings): Promise<void> {
  ({ app, origin } = await servePublisher(site, settings, {
    hotel: "Pension <Ada>",
    readReport: async () => REPORT,
    readVisits: async () => VISITS,
  }));
}

/** Sends a call signed by the configured content server, or with another secret. */
const send = ({ secret = SECRET, ...signature }: Signature & { secret?: string }) =>
  sendSigned(origin, secret, signature);

const messageOf = async (response: Response) => (await response.json()).message;

test.each([
  ["/hooks/content/", "application/json"],
  ["/hooks/content", "garbage"],
  ["/hooks/content", "text/plain; charset=utf-16"],
])("a call to %s with content type %s is accepted like any other", async (path, type) => {
  await serve({ WEBHOOK_TOKEN: TOKEN });
  const headers = { authorization: `Bearer ${TOKEN}`, "content-type": type };
  expect((await fetch(`${origin}${path}`, { method: "POST", body: "{garbage", headers })).status).toBe(202);
});

test("a signed call is answered with the build's id, which goes live; a signed request reads its status, nothing else", async () => {
  await serve({ WEBHOOK_SECRET: SECRET });
  const response = await send({ body: '{"a": 1}' });
  expect(response.status).toBe(202);
  const { build } = await response.json();
  await site.publisher.idle();
  const status = await readSigned(`${origin}/hooks/status`, SECRET);
  expect(status.status).toBe(200);
  expect((await status.json()).builds[0]).toMatchObject({ id: build, state: "published", reason: "webhook" });
  for (const refused of [
    await readSigned(`${origin}/hooks/status`, newSecret()),
    await readSigned(`${origin}/hooks/log/${build}`, SECRET),
    await readSigned(`${origin}/hooks/rollback`, SECRET, "POST"),
  ])
    expect(refused.status).toBe(401);
});

test.each<[string, Parameters<typeof send>[0], string]>([
  ["forged", { secret: newSecret() }, "No matching signature found"],
  ["changed on its way", { body: "{ }", signedBody: "{}" }, "No matching signature found"],
  ["old", { shift: -301 }, "Message timestamp too old"],
  ["from the future", { shift: 302 }, "Message timestamp too new"],
])("a call that is %s is rejected and builds nothing", async (_, signature, reason) => {
  await serve({ WEBHOOK_SECRET: SECRET });
  const response = await send(signature);
  expect(response.status).toBe(401);
  expect(await messageOf(response)).toBe(`The signature is not valid: ${reason}.`);
  expect((await site.publisher.status()).waiting).toBeNull();
});

test("a call sent again, soon, after a restart or days later, counts as already accepted and builds nothing", async () => {
  const settings = await serve({ WEBHOOK_SECRET: SECRET });
  expect((await send({ id: "msg_1", shift: 290 })).status).toBe(202);
  await site.publisher.idle();
  const again = await send({ id: "msg_1", shift: 290 });
  expect(again.status).toBe(200);
  expect(await messageOf(again)).toContain("already taken");
  expect((await send({ id: "msg_1", secret: newSecret() })).status).toBe(401);
  await app.close();
  await listen(settings);
  expect((await send({ id: "msg_1" })).status).toBe(200);

  jest.spyOn(Date, "now").mockReturnValue(Date.now() + 3 * 24 * 3_600_000);
  expect((await send({ id: "msg_1" })).status).toBe(200);
  expect((await site.publisher.status()).builds).toHaveLength(1);
  expect((await send({ id: "msg_2" })).status).toBe(202);
});

test("a call that can't be recorded is answered with 503 and the reason, and may be sent again", async () => {
  await serve({ WEBHOOK_SECRET: SECRET });
  const records = join(site.root, "publisher/builds.json");
  await rm(records);
  await mkdir(join(records, "in the way"), { recursive: true });
  const refused = await send({ id: "msg_1" });
  expect(refused.status).toBe(503);
  expect(await messageOf(refused)).toContain("Send the call again later: The build could not be noted");
  await site.publisher.idle();
  expect(await liveFiles(site.root)).toEqual({});
  await rm(records, { recursive: true });
  expect((await send({ id: "msg_1" })).status).toBe(202);
  await site.publisher.idle();
  expect(await liveTitle(site.root)).toBe("Home");
});

test.each([
  ["which calls changed", { data: { calls: ["/v1/menus?lang=tr"] } }, ["/v1/menus?lang=tr"]],
  ["paths of its own", { data: { paths: ["pages/home.json"] } }, undefined],
  ["calls that are none", { data: { calls: ["https://elsewhere.test/"] } }, undefined],
  ["nothing that we know", "<xml/>", undefined],
])("only valid calls are passed to the build from a signal that names %s", async (_, body, calls) => {
  await serve({ WEBHOOK_SECRET: SECRET });
  await site.publish();
  await send({ body: JSON.stringify(body) });
  await site.publisher.idle();
  expect(site.calls).toEqual([undefined, calls]);
});

test("without a configured token, only the stored one gives access, however local a call looks", async () => {
  await serve({});
  const { port } = new URL(origin);
  const strangers: Record<string, string>[] = [
    {},
    { host: "localhost" },
    { host: `[::1]:${port}` },
    { origin },
    { "x-forwarded-for": "127.0.0.1" },
    { authorization: "Bearer undefined" },
    { authorization: "Bearer " },
    { authorization: `Basic ${KEPT_TOKEN}` },
    { authorization: `Bearer ${KEPT_TOKEN}x` },
  ];
  for (const headers of strangers) {
    for (const path of ["content", "rollback"])
      expect((await rawRequest(origin, `/hooks/${path}`, headers, "POST")).status).toBe(401);
    for (const path of ["status", "content-report.json", "log/x"])
      expect((await rawRequest(origin, `/hooks/${path}`, headers)).status).toBe(401);
    const page = await rawRequest(origin, "/hooks", headers);
    expect(page).toMatchObject({ status: 401, body: expect.not.stringContaining("kum.jpg") });
  }
  expect((await site.publisher.status()).waiting).toBeNull();
  const headers = { authorization: `Bearer ${KEPT_TOKEN}`, host: "www.example.com" };
  expect((await rawRequest(origin, "/hooks/content", headers, "POST")).status).toBe(202);
  expect((await rawRequest(origin, "/hooks/status", headers)).status).toBe(200);
  await site.publisher.idle();
  expect(await rawRequest(origin, "/hooks/rollback", headers, "POST")).toMatchObject({
    status: 409,
    body: expect.stringContaining("There is no older release to go back to."),
  });
});

test("behind a proxy, sign-ins are counted per visitor, whatever address they claim", async () => {
  await serve({ WEBHOOK_TOKEN: TOKEN });
  const attempt = async (forwarded: string) =>
    (await rawRequest(origin, "/hooks/session", { "x-forwarded-for": forwarded }, "POST")).status;
  for (let count = 0; count < 10; count += 1) expect(await attempt(`10.0.0.${count}, 203.0.113.7`)).toBe(401);
  expect(await attempt("10.9.9.9, 203.0.113.7")).toBe(429);
  expect(await attempt("203.0.113.8")).toBe(401);
});

test("an editor signs in with the token, sees the page in their language, and rolls back", async () => {
  await serve({ WEBHOOK_TOKEN: TOKEN });
  await site.publish();
  await site.write({ pages: { ...HOMES, "/": "New" } });
  await site.publish();
  const form = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(`${origin}/hooks/${path}`, {
      method: "POST",
      body: new URLSearchParams(fields),
      redirect: "manual",
      headers,
    });

  const wrong = await form("session?lang=de", { password: "nope" });
  expect(wrong.status).toBe(401);
  expect(await wrong.text()).toContain("Das ist weder das Token noch das Geheimnis.");

  const right = await form("session?lang=tr", { password: TOKEN });
  expect(right.status).toBe(303);
  expect(right.headers.get("set-cookie")).toMatch(/; Path=\/hooks; HttpOnly; SameSite=Strict$/);
  const cookie = right.headers.get("set-cookie")?.split(";")[0] ?? "";

  const page = await (await fetch(`${origin}/hooks?lang=tr`, { headers: { cookie } })).text();
  expect(page).toContain('<html lang="tr">');
  expect(page).toContain("Pension &lt;Ada&gt;");
  expect(page).toContain("Görselin alternatif metni yok");
  expect(page).toContain("&lt;b&gt;kum.jpg&lt;/b&gt;");
  expect(page.replace(/\s+/g, " ")).toMatch(
    /<dt>Gecko \(Firefox\), telefon<\/dt> <dd>Ziyaretler: 40 · LCP 2,4 \S+ · INP 88 \S+ · CLS –<\/dd>/,
  );
  expect(page).toContain("3 × &lt;b&gt;Error&lt;/b&gt;");
  // In a right-to-left page, an address keeps its leading slash first.
  expect(page).toMatch(/<a href="\/[^"]*"><bdi>\//);
  expect(page).toContain("--action:#1D4F46");

  const { releases } = await site.publisher.status();
  const fields = { release: releases[1]?.id ?? "" };
  const evil = { cookie, origin: "https://evil.example" };
  for (const headers of [evil, { ...evil, "x-forwarded-host": "evil.example" }])
    expect((await form("rollback", fields, headers)).status).toBe(403);
  expect(await liveTitle(site.root)).toBe("New");
  expect((await form("rollback", fields, { cookie })).status).toBe(303);
  expect(await liveTitle(site.root)).toBe("Home");
  expect((await form("rollback", fields, { cookie: `${cookie}0` })).status).toBe(401);
});

test("a session ends after twelve hours, or when the token that opened it is replaced", async () => {
  const settings = await serve({ WEBHOOK_TOKEN: TOKEN });
  const body = new URLSearchParams({ password: TOKEN });
  const opened = await fetch(`${origin}/hooks/session`, { method: "POST", body, redirect: "manual" });
  const cookie = opened.headers.get("set-cookie")?.split(";")[0] ?? "";
  const status = async () => (await fetch(`${origin}/hooks/status`, { headers: { cookie } })).status;
  const now = Date.now();
  expect(await status()).toBe(200);
  jest.spyOn(Date, "now").mockReturnValue(now + 11.9 * 3_600_000);
  expect(await status()).toBe(200);
  jest.spyOn(Date, "now").mockReturnValue(now + 12.1 * 3_600_000);
  expect(await status()).toBe(401);
  jest.restoreAllMocks();

  await app.close();
  await listen({ ...settings, webhookToken: `${TOKEN}-renewed` });
  expect(await status()).toBe(401);
});

test("the printed address signs in once, within minutes, and signing out ends the session even for a copied cookie", async () => {
  await serve({});
  const visit = (path: string, init: RequestInit = {}) =>
    fetch(`${origin}/hooks${path}`, { redirect: "manual", ...init });
  const { href } = new URL(
    statusAddress(origin, { value: KEPT_TOKEN, file: "publisher-token", isNew: false }),
  );
  const opened = await fetch(href, { redirect: "manual" });
  expect([opened.status, opened.headers.get("location")]).toEqual([303, "/hooks?lang=en"]);
  expect(opened.headers.get("set-cookie")).toMatch(/; Path=\/hooks; HttpOnly; SameSite=Strict$/);
  const cookie = opened.headers.get("set-cookie")?.split(";")[0] ?? "";
  const page = await (await visit("?lang=de", { headers: { cookie } })).text();
  expect(page).toContain('action="/hooks/sign-out?lang=de"');
  // Addresses end up in histories and logs: this one works only once, and none contains the token.
  expect(href).not.toContain(KEPT_TOKEN);
  for (const address of [href, `${origin}/hooks/session?token=${KEPT_TOKEN}`, href.replace(/\d{3}-/, "999-")])
    expect((await fetch(address, { redirect: "manual" })).status).toBe(401);
  const late = statusAddress(origin, { value: KEPT_TOKEN, file: "publisher-token", isNew: false });
  const now = Date.now();
  jest.spyOn(Date, "now").mockReturnValue(now + 11 * 60_000);
  expect((await fetch(late, { redirect: "manual" })).status).toBe(401);
  jest.restoreAllMocks();

  const signOut = (headers: Record<string, string>) =>
    visit("/sign-out?lang=de", { method: "POST", headers, body: new URLSearchParams() });
  expect((await signOut({ cookie, origin: "https://evil.example" })).status).toBe(403);
  expect((await visit("/status", { headers: { cookie } })).status).toBe(200);
  const out = await signOut({ cookie, origin });
  expect([out.status, out.headers.get("location")]).toEqual([303, "/hooks?lang=de"]);
  expect(out.headers.get("set-cookie")).toMatch(/^publisher_session=; .*Path=\/hooks/);
  expect((await visit("/status", { headers: { cookie } })).status).toBe(401);
});
