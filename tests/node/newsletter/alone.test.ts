import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import { mailFolder } from "../../../services/newsletter/mailer";
import { freePort } from "../../support/host-process";
import { mailTo } from "../../support/mail";
import { SIGNUP_PATH } from "../../support/newsletter-server";
import { type RunningCommand, runCommand } from "../../support/run-command";
import { temporaryFolder } from "../../support/temporary-folder";

let server: RunningCommand;

afterEach(async () => {
  server.child.kill();
  await server.ended;
});

test("a hotel with a content server of its own runs the newsletter from its hotel file alone", async () => {
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
