import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import { mailFolder } from "../../../../services/newsletter/mailer";
import { freePort } from "../../../support/free-port";
import { mailTo } from "../../../support/newsletter/mail";
import { SIGNUP_PATH } from "../../../support/newsletter-server";
import { outerAddress } from "../../../support/outer-address";
import { started } from "../../../support/publisher/started";
import { runCommand } from "../../../support/run-command";
import { temporaryFolder } from "../../../support/temporary-folder";

/** Starts the newsletter in a folder that has only a hotel file. */
async function start(variables: Record<string, string>, host = "localhost") {
  const folder = await temporaryFolder();
  await copyFile("tests/fixtures/second-hotel/hotel.json", join(folder, "hotel.json"));
  const port = await freePort();
  const environment = { HOTEL_FILE: "hotel.json", PORT: String(port), ...variables };
  await started(runCommand(folder, "newsletter/main", environment)).says("Ctrl-C ends it.");
  const origin = `http://${host}:${port}`;
  const signUp = async (email: string, headers: Record<string, string> = {}) => {
    const response = await fetch(origin + SIGNUP_PATH, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify({ email, terms: true, propertyId: "1", locale: "tr" }),
    });
    return response.status;
  };
  return { folder, origin, signUp };
}

test.each([
  ["believed", 204],
  ["not believed", 429],
])("behind a remote proxy that is %s, a second visitor is answered %i", async (trust, answer) => {
  const host = outerAddress();
  const { signUp } = await start(
    {
      HOST: host,
      TRUST_PROXY: trust === "believed" ? `10.255.0.0/16, ${host}` : "",
      NEWSLETTER_SIGNUPS_PER_MINUTE: "1",
    },
    host,
  );
  expect(await signUp("ada@example.com", { "x-forwarded-for": "203.0.113.7" })).toBe(204);
  expect(await signUp("grace@example.com", { "x-forwarded-for": "203.0.113.8" })).toBe(answer);
  expect(await signUp("mary@example.com", { "x-forwarded-for": "203.0.113.7" })).toBe(429);
});

test("a hotel with its own content server runs the newsletter from its hotel file only", async () => {
  const { folder, origin, signUp } = await start({ CONTENT_API_URL: "https://cms.example.com/api" });
  expect(await signUp("ada@example.com")).toBe(204);
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
