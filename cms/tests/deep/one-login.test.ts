import { Secret, TOTP } from "otpauth";
import { fieldsOf } from "../../../shared/record";
import { readPass, signPass } from "../../src/one-login/pass";
import { type Answer, openCms, type TestedCms } from "../support/cms";

const SECRET = `whsec_${Buffer.alloc(32, 3).toString("base64")}`;
const STRANGE = `whsec_${Buffer.alloc(32, 4).toString("base64")}`;
const SIGN_IN = "https://cms.group.example";
const OTHER = "https://cms.ada.example";
const HERE = "http://localhost:3000";
const PASSWORD = "violet tractor under the sea";

/** A CMS that stands between two: it takes people from one, and lets its own go to another. */
describe("one login for several hotels", () => {
  let cms: TestedCms;
  let people = 0;

  beforeAll(async () => {
    const group = { SIGN_IN_URL: SIGN_IN, SIGN_IN_SECRET: SECRET };
    cms = await openCms({ OTHER_HOTELS: `${OTHER} ${SECRET}`, ...group }, { isEmpty: true });
  });
  afterAll(() => cms.close());

  async function person(role: string): Promise<{ id: number; email: string; token: string }> {
    people += 1;
    const email = `one-login-${people}@example.com`;
    const data = { email, password: PASSWORD, role };
    const { id } = await cms.payload.create({ collection: "users", data, context: { byCommand: true } });
    const { body } = await cms.call("POST", "/api/users/login", { body: { email, password: PASSWORD } });
    return { id: Number(id), email, token: String(fieldsOf(body).token) };
  }

  const passOf = (
    email: string,
    more: { to?: string; purpose?: "ask" | "enter"; hasCodes?: boolean } = {},
  ) => ({
    purpose: "enter" as const,
    to: HERE,
    email,
    hasCodes: false,
    ...more,
  });

  /** A browser that posts the form of a page of this origin. */
  const enter = (pass: string, origin = SIGN_IN) =>
    cms.call("POST", "/api/hotels/enter", {
      body: new URLSearchParams({ pass }),
      headers: { Origin: origin, "Accept-Language": "en" },
    });
  const tokenIn = ({ headers }: Answer) =>
    /payload-token=([^;]+);/.exec(headers.get("set-cookie") ?? "")?.[1];
  const whoIs = async (token: string | undefined) =>
    fieldsOf(fieldsOf((await cms.call("GET", "/api/users/me", { token })).body).user);

  const refused = (answer: Answer, reason: RegExp) => {
    expect(answer.status).toBe(403);
    expect(answer.headers.get("set-cookie")).toBe(null);
    expect(String(answer.body)).toMatch(reason);
  };

  it("signs in who has the email here, with the role that they have here, and says where to go on", async () => {
    const { email, id } = await person("translator");
    const answer = await enter(signPass(SECRET, passOf(email)));
    expect(answer.status).toBe(200);
    expect(answer.headers.get("set-cookie") ?? "").toMatch(/HttpOnly=true; SameSite=Strict/);
    expect(String(answer.body)).toMatch(/<meta http-equiv="refresh" content="0;url=\/admin">/);
    const user = await whoIs(tokenIn(answer));
    expect([user.id, user.role]).toEqual([id, "translator"]);
  });

  it("takes a pass once", async () => {
    const pass = signPass(SECRET, passOf((await person("editor")).email));
    expect((await enter(pass)).status).toBe(200);
    refused(await enter(pass), /not valid any more/);
  });

  it("takes no pass of another secret, for another CMS, for another purpose, too old or changed", async () => {
    const { email } = await person("owner");
    const old = new Date(Date.now() - 6 * 60_000);
    const good = signPass(SECRET, passOf((await person("editor")).email));
    for (const pass of [
      signPass(STRANGE, passOf(email)),
      signPass(SECRET, passOf(email, { to: OTHER })),
      signPass(SECRET, passOf(email, { purpose: "ask" })),
      signPass(SECRET, passOf(email), old),
      good.replace(/one-login-\d+@/, "one-login-1@"),
      "",
      "{}",
    ]) {
      refused(await enter(pass), /not valid any more/);
    }
  });

  it("takes a pass from the page of the CMS where people sign in alone", async () => {
    const { email } = await person("editor");
    for (const origin of ["https://evil.example", HERE, "null"]) {
      refused(await enter(signPass(SECRET, passOf(email)), origin), /not valid any more/);
    }
  });

  it("makes no account: who has none here stays outside", async () => {
    refused(await enter(signPass(SECRET, passOf("nobody@example.com"))), /no account at this hotel/);
    const { totalDocs } = await cms.payload.count({
      collection: "users",
      where: { email: { equals: "nobody@example.com" } },
    });
    expect(totalDocs).toBe(0);
  });

  it("goes round no one-time code, unless the session that it comes from took one", async () => {
    const { email, id, token } = await person("editor");
    const codes = `/api/users/${id}/one-time-code`;
    const key = String(fieldsOf((await cms.call("GET", codes, { token })).body).key);
    const code = new TOTP({ secret: Secret.fromBase32(key) }).generate();
    expect((await cms.call("POST", codes, { token, body: { key, code } })).status).toBe(200);
    refused(await enter(signPass(SECRET, passOf(email))), /has one-time codes/);
    expect((await enter(signPass(SECRET, passOf(email, { hasCodes: true })))).status).toBe(200);

    const { body } = await cms.call("POST", "/api/hotels/pass", { token, body: { url: OTHER } });
    expect(readPass(SECRET, String(fieldsOf(body).pass))?.pass.hasCodes).toBe(true);
  });

  it("tells the CMS where people sign in, and nobody else, whom it knows", async () => {
    const { email } = await person("editor");
    const ask = (pass: string) => cms.call("POST", "/api/hotels/known", { body: JSON.parse(pass) });
    expect((await ask(signPass(SECRET, passOf(email, { purpose: "ask" })))).status).toBe(200);
    const unknown = passOf("nobody@example.com", { purpose: "ask" });
    expect((await ask(signPass(SECRET, unknown))).status).toBe(404);
    expect((await ask(signPass(STRANGE, passOf(email, { purpose: "ask" })))).status).toBe(403);
    expect((await ask(signPass(SECRET, passOf(email)))).status).toBe(403);
  });

  it("gives a pass to who is signed in, in the own name and for a hotel that it knows", async () => {
    const { email, token } = await person("translator");
    const leave = (url: string, session?: string) =>
      cms.call("POST", "/api/hotels/pass", { token: session, body: { url, email: "owner@example.com" } });
    const { status, body } = await leave(OTHER, token);
    expect(status).toBe(200);
    expect(fieldsOf(body).to).toBe(`${OTHER}/api/hotels/enter`);
    const read = readPass(SECRET, String(fieldsOf(body).pass));
    expect(read?.pass).toEqual(passOf(email, { to: OTHER }));
    expect((await leave("https://evil.example", token)).status).toBe(404);
    expect((await leave(OTHER)).status).toBe(401);
    expect((await cms.call("GET", "/api/hotels")).status).toBe(401);
  });

  it("lets an owner alone change an email: it opens other hotels", async () => {
    const [editor, owner] = [await person("editor"), await person("owner")];
    const rename = (token: string, email: string) =>
      cms.call("PATCH", `/api/users/${editor.id}`, {
        token,
        body: { email },
        headers: { "Accept-Language": "de" },
      });
    const { status, body } = await rename(editor.token, owner.email.replace("@", ".2@"));
    expect(status).toBe(403);
    expect(JSON.stringify(body)).toMatch(/Die E-Mail-Adresse ändert ein Inhaber/);
    expect((await rename(editor.token, editor.email)).status).toBe(200);
    expect((await rename(owner.token, editor.email.replace("@", ".2@"))).status).toBe(200);
  });
});
