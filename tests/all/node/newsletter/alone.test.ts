import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import { mailFolder } from "../../../../services/newsletter/mailer";
import { freePort } from "../../../support/free-port";
import { mailTo } from "../../../support/newsletter/mail";
import { SIGNUP_PATH } from "../../../support/newsletter-server";
import { outerAddress } from "../../../support/outer-address";
import { type RunningCommand, runCommand } from "../../../support/run-command";
import { temporaryFolder } from "../../../support/temporary-folder";

let server: RunningCommand;

afterEach(async () => {
  server.child.kill();
  await server.ended;
});

test.each([
  ["believed", 204],
  ["not believed", 429],
])("behind a remote proxy that is %s, a second visitor is answered %i", async (trust, answer) => {
  const host = outerAddress();
  const folder = await temporaryFolder();
  await copyFile("tests/fixtures/second-hotel/hotel.json", join(folder, "hotel.json"));
  const port = await freePort();
  server = runCommand(folder, "newsletter/main", {
    HOTEL_FILE: "hotel.json",
    HOST: host,
    PORT: String(port),
    TRUST_PROXY: trust === "believed" ? `10.255.0.0/16, ${host}` : "",
    NEWSLETTER_SIGNUPS_PER_MINUTE: "1",
  });
  await server.says("Ctrl-C ends it.");
  const signUpFrom = async (visitor: string, email: string) =>
    fetch(`http://${host}:${port}${SIGNUP_PATH}`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": visitor },
      body: JSON.stringify({ email, terms: true, propertyId: "1", locale: "tr" }),
    });
  expect((await signUpFrom("203.0.113.7", "ada@example.com")).status).toBe(204);
  expect((await signUpFrom("203.0.113.8", "grace@example.com")).status).toBe(answer);
  expect((await signUpFrom("203.0.113.7", "mary@example.com")).status).toBe(429);
});

test("a hotel with its own content server runs the newsletter from its hotel file only", async () => {
  const folder = await temporaryFolder();
  await copyFile("tests/fixtures/second-hotel/hotel.json", join(folder, "hotel.json"));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  server = runCommand(folder, "newsletter/main", {
    HOTEL_FILE: "hotel.json",
    PORT: String(port),
    CONTENT_API_URL: "https://cms.example.com/api",
  });
  await server.says("Ctrl-C ends it.");

  const signUp = await fetch(`${origin}${SIGNUP_PATH}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "ada@example.com", terms: true, propertyId: "1", locale: "tr" }),
  });
  expect(signUp.status).toBe(204);

  const { links } = await mailTo("ada@example.com", mailFolder(join(folder, ".data")));
  const confirm = links.find((link) => link.includes("/newsletter/confirm")) ?? "";
  expect((await fetch(confirm, { method: "POST" })).status).toBe(200);
  expect((await fetch(`${origin}/health`)).status).toBe(200);

  const content = await fetch(`${origin}/v1/menus?property-id=1&lang=en`);
  expect(content.status).toBe(404);
  expect(await content.json()).toEqual({
    message: "There is no GET /v1/menus?property-id=1&lang=en: this server takes signups.",
  });
});
