import { Secret, TOTP } from "otpauth";
import { networkOf } from "../../../shared/network-of";
import { fieldsOf } from "../../../shared/record";
import { attempts } from "../../src/doors/attempts";
import type { Answer } from "../support/cms";
import { cms } from "../support/opened";

const PASSWORD = "violet tractor under the sea";
const STEP = 30_000;

let people = 0;

/** Creates a user; returns their id and email. */
async function person(role: string): Promise<{ id: number; email: string }> {
  people += 1;
  const email = `door-${people}@example.com`;
  const data = { email, password: PASSWORD, role };
  const context = { byCommand: true };
  const { id } = await cms.payload.create({ collection: "users", data, context });
  return { id: Number(id), email };
}
const signIn = (email: string, more: object = {}, headers: Record<string, string> = {}) =>
  cms.call("POST", "/api/users/login", { body: { email, password: PASSWORD, ...more }, headers });
/** Sets a password through the link that is mailed to this address. */
async function reset(email: string, password: string): Promise<Answer> {
  const mail = { collection: "users", data: { email }, disableEmail: true } as const;
  const token = await cms.payload.forgotPassword(mail);
  return cms.call("POST", "/api/users/reset-password", { body: { token, password } });
}
const tokenOf = ({ body }: Answer) => String(fieldsOf(body).token);
const isSignedIn = async (token: string) =>
  fieldsOf((await cms.call("GET", "/api/users/me", { token })).body).user !== null;
const codeAt = (key: string, steps: number) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + steps * STEP });

describe("passwords", () => {
  let token = "";
  let id = 0;
  beforeAll(async () => {
    const owner = await person("owner");
    ({ id } = owner);
    token = tokenOf(await signIn(owner.email));
  });
  const change = (password: string, language = "en", currentPassword?: string) =>
    cms.call("PATCH", `/api/users/${id}`, {
      token,
      body: { password, currentPassword },
      headers: { "Accept-Language": language },
    });

  it.each([
    ["elevenchars", "en", /at least 12 characters/],
    ["kisa", "tr", /En az 12 karakter/],
    ["password1234", "en", /easily guessed/],
    ["galatasaray1905", "en", /easily guessed/],
    ["example.com1", "en", /easily guessed/],
  ])("refuses %s at its field, in the language %s", async (password, language, reason) => {
    const { status, body } = await change(password, language);
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toMatch(/"path":"password"/);
    expect(JSON.stringify(body)).toMatch(reason);
  });

  it("are checked for a new user and through a reset link, too", async () => {
    const body = { email: "made@example.com", password: "123456789012", role: "editor" };
    expect((await cms.call("POST", "/api/users", { token, body })).status).toBe(400);
    expect((await reset((await person("editor")).email, "123456789012")).status).toBe(400);
  });

  it("may be a few words, if the current one is given", async () => {
    const next = "lamp otter seventeen";
    for (const current of [undefined, "violet tractor under the tree"]) {
      const { status, body } = await change(next, "en", current);
      expect(status).toBe(400);
      expect(JSON.stringify(body)).toMatch(/"path":"currentPassword".*not your password until now/);
    }
    const everybody = await cms.call("PATCH", "/api/users?where[id][exists]=true", {
      token,
      body: { password: next },
    });
    expect(JSON.stringify(everybody.body)).toMatch(/not your password until now/);
    expect((await change(next, "en", PASSWORD)).status).toBe(200);
    const { sessions } = await cms.payload.findByID({ collection: "users", id });
    expect(Array.isArray(sessions) && sessions.length).toBe(1);
  });
});

describe("one-time codes", () => {
  let owner = { id: 0, email: "" };
  let token = "";
  let key = "";
  let recovery: string[] = [];
  beforeAll(async () => {
    owner = await person("owner");
    token = tokenOf(await signIn(owner.email));
  });
  const route = (id: number) => `/api/users/${id}/one-time-code`;

  it("are turned on with a code from the app, which ends the other sessions", async () => {
    const { call, payload } = cms;
    const other = tokenOf(await signIn(owner.email));
    key = String(fieldsOf((await call("GET", route(owner.id), { token })).body).key);
    const wrong = await call("POST", route(owner.id), { token, body: { key, code: "000000" } });
    expect(wrong.status).toBe(400);
    const { status, body } = await call("POST", route(owner.id), {
      token,
      body: { key, code: codeAt(key, 0) },
    });
    const { codes } = fieldsOf(body);
    expect([status, codes]).toEqual([200, Array.from({ length: 8 }, () => expect.any(String))]);
    recovery = Array.isArray(codes) ? codes.map(String) : [];
    expect([await isSignedIn(token), await isSignedIn(other)]).toEqual([true, false]);

    const kept = JSON.stringify(
      await payload.findByID({ collection: "users", id: owner.id, showHiddenFields: true }),
    );
    expect([key, ...recovery].filter((secret) => kept.includes(secret))).toEqual([]);
    const me = JSON.stringify((await call("GET", "/api/users/me", { token })).body);
    expect(me).not.toMatch(/codeKey|recoveryDigests/);
  });

  it("are requested after the right password, and accepted once even if sent simultaneously", async () => {
    const { call } = cms;
    const without = await signIn(owner.email);
    expect(without.status).toBe(401);
    expect(without.headers.get("www-authenticate")).toBe("One-Time-Code");
    const code = codeAt(key, 1);
    const atOnce = await Promise.all(Array.from({ length: 3 }, () => signIn(owner.email, { code })));
    expect(atOnce.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    const again = codeAt(key, 2);
    expect((await call("POST", route(owner.id), { token, body: { key, code: again } })).status).toBe(409);
    const wrongPassword = await signIn(owner.email, { password: "not the password" });
    expect(wrongPassword.headers.get("www-authenticate")).toBe(null);
  });

  it("may be a recovery code, which works once, however it is typed", async () => {
    const [first = "", second = ""] = recovery;
    const atOnce = await Promise.all(Array.from({ length: 4 }, () => signIn(owner.email, { code: first })));
    expect(atOnce.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
    const typed = ` ${second.toLowerCase().replaceAll("-", " ")}`;
    expect((await signIn(owner.email, { code: typed })).status).toBe(200);
  });

  it("are not bypassed by a reset link", async () => {
    const { status, body, headers } = await reset(owner.email, PASSWORD);
    expect([status, fieldsOf(body).token]).toEqual([200, undefined]);
    expect(headers.get("set-cookie") ?? "").toMatch(/payload-token=;/);
    expect((await signIn(owner.email)).status).toBe(401);
  });

  it("cannot be guessed: after five wrong ones even the right one has to wait", async () => {
    for (let tries = 0; tries < 5; tries += 1) await signIn(owner.email, { code: "000000" });
    const { status, headers, body } = await signIn(owner.email, { code: recovery[2] });
    expect(status).toBe(429);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect(JSON.stringify(body)).toMatch(/Too many attempts\. Try again in \d+ min/);
  });

  it("can be turned off by another owner for someone who lost everything, but not by an editor", async () => {
    const { call } = cms;
    const [editor, helper] = [await person("editor"), await person("owner")];
    const as = async ({ email }: { email: string }) =>
      (await call("POST", `${route(owner.id)}/off`, { token: tokenOf(await signIn(email)) })).status;
    expect([await as(editor), await as(helper)]).toEqual([403, 200]);
    expect((await signIn(owner.email)).status).toBe(200);
  });
});

describe("attempts to sign in", () => {
  it("are limited per address, whatever accounts they try, without affecting other addresses", async () => {
    const known = await person("editor");
    const from = (address: string, email: string, password: string) =>
      signIn(email, { password }, { "X-Forwarded-For": address });
    await attempts().signIns.penalty(networkOf("2001:db8:7::1"), 17);
    for (let tries = 0; tries < 2; tries += 1) {
      await from("2001:db8:7::1", `nobody-${tries}@example.com`, "whatever it is");
    }
    // A successful sign-in doesn't count as a failure.
    expect((await from("2001:db8:7::2", known.email, PASSWORD)).status).toBe(200);
    expect((await from("2001:db8:7::3", "nobody@example.com", "whatever it is")).status).toBe(401);
    const late = await from("2001:db8:7:1::9", known.email, PASSWORD);
    expect(late.status).toBe(429);
    expect(Number(late.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await from("203.0.113.8", known.email, PASSWORD)).status).toBe(200);
  });

  it("are answered alike for existing and unknown accounts, and lock nobody out", async () => {
    const { email } = await person("owner");
    const from = async (address: string, to: string, password: string) => {
      const { status, body } = await signIn(to, { password }, { "X-Forwarded-For": address });
      return { status, body };
    };
    const answersOf = async (to: string) => {
      const answers = [];
      for (let tries = 0; tries < 6; tries += 1)
        answers.push(await from("203.0.113.20", to, "whatever it is"));
      return answers;
    };
    const known = await answersOf(email);
    expect(known.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429]);
    expect(await answersOf("nobody-at-all@example.com")).toEqual(known);
    expect((await from("203.0.113.21", email, PASSWORD)).status).toBe(200);
  });

  it("do not flood a mailbox, from however many addresses", async () => {
    const { email } = await person("editor");
    const ask = async (to: string, address: string) =>
      (
        await cms.call("POST", "/api/users/forgot-password", {
          body: { email: to },
          headers: { "X-Forwarded-For": address },
        })
      ).status;
    const statuses: number[] = [];
    for (let tries = 0; tries < 6; tries += 1) statuses.push(await ask(email, `203.0.113.${30 + tries}`));
    for (let tries = 0; tries < 6; tries += 1)
      statuses.push(await ask(`nobody-${tries}@example.com`, "203.0.113.9"));
    const six = [200, 200, 200, 200, 200, 429];
    expect(statuses).toEqual([...six, ...six]);
  });
});

describe("signing out everywhere", () => {
  it("ends all sessions of one's own account, and for owners also those of others", async () => {
    const { call } = cms;
    const [editor, owner] = [await person("editor"), await person("owner")];
    const session = async ({ email }: { email: string }) => tokenOf(await signIn(email));
    const [desk, phone, owners] = [await session(editor), await session(editor), await session(owner)];
    const signOut = async (id: number, token: string) =>
      (await call("POST", `/api/users/${id}/sign-out`, { token })).status;

    expect(await signOut(owner.id, desk)).toBe(403);
    expect(await isSignedIn(owners)).toBe(true);
    expect(await signOut(editor.id, desk)).toBe(200);
    expect([await isSignedIn(desk), await isSignedIn(phone)]).toEqual([false, false]);
    const again = await session(editor);
    expect(await signOut(editor.id, owners)).toBe(200);
    expect(await isSignedIn(again)).toBe(false);
  });
});

describe("the language edited first", () => {
  const editedBy = async (id: number) => {
    const { docs } = await cms.payload.find({
      collection: "payload-preferences",
      where: { and: [{ key: { equals: "locale" } }, { "user.value": { equals: id } }] },
    });
    return docs.map(({ value }): unknown => value);
  };

  it("is the one that the editor reads, and stays as first chosen", async () => {
    const { id, email } = await person("editor");
    await signIn(email, {}, { "Accept-Language": "de" });
    expect(await editedBy(id)).toEqual(["de"]);
    await signIn(email, {}, { "Accept-Language": "tr" });
    expect(await editedBy(id)).toEqual(["de"]);
  });

  it("is one of a translator's own languages", async () => {
    const { id, email } = await person("translator");
    await cms.payload.update({ collection: "users", id, data: { languages: ["ru", "tr"] } });
    await signIn(email, {}, { "Accept-Language": "de" });
    expect(await editedBy(id)).toEqual(["ru"]);
  });
});
