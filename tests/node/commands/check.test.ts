import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { startSmtpServer } from "../../support/smtp-server";
import { standInSite } from "../../support/publisher/stand-in-site";

test("npm start -- check prints what it would do and whether the mail server is reachable, and starts nothing", async () => {
  const smtp = await startSmtpServer();
  const site = await standInSite();
  const check = site.run("start", { SMTP_URL: smtp.url, PUBLISH_ALERT_MAIL: "desk@hotel.test" }, ["check"]);
  expect(await check.ended).toBe(0);
  for (const line of [
    /Version +\d+\.\d+\.\d+, Node \d+/,
    /Public address +http:\/\/localhost:8000/,
    /Releases +\/.*\/\.releases/,
    /Database +\/.*\/\.data\/newsletter\.db, which is made at the first start/,
    /Mails +through 127\.0\.0\.1:\d+, which was reached/,
    /Alarms +to desk@hotel\.test/,
  ])
    expect(check.output()).toMatch(line);
  expect(check.output()).not.toContain("Ctrl-C ends it.");
});

test.each(["newsletter/main", "content-server/main"] as const)(
  "%s -- check names what would not work, without revealing the password",
  async (command) => {
    const site = await standInSite();
    await writeFile(join(site.folder, "data"), "no folder");
    const wrong = { SMTP_URL: "smtp://ada:hunter2@127.0.0.1:1", DATA_DIR: "data" };
    const check = site.run(command, wrong, ["check"]);
    expect(await check.ended).toBe(1);
    expect(check.output()).toMatch(/Mails +through 127\.0\.0\.1:1, which was not reached/);
    expect(check.output()).toContain("This would not work: Database, Mails.");
    expect(check.output()).not.toContain("hunter2");
  },
);

test.each(["start", "publisher/main", "content-server/main"] as const)(
  "%s -- check says that a new hotel's folder has no content yet",
  async (command) => {
    const site = await standInSite();
    const check = site.run(command, { HOTEL_FILE: "new/hotel.json" }, ["check"]);
    expect(await check.ended).toBe(1);
    expect(check.output()).toMatch(
      /Content +\/.*\/new, and there is no \/.*\/new\/hotel\.json \(HOTEL_FILE\)/,
    );
    expect(check.output()).toContain("This would not work: Content");
  },
);

test("the site server's check prints which release it would serve, and that it does not exist yet", async () => {
  const site = await standInSite();
  const check = site.run("site-server/main", {}, ["prepared", "check"]);
  expect(await check.ended).toBe(1);
  for (const line of [
    /Version +\d+\.\d+\.\d+, Node \d+/,
    /Public address +http:\/\/localhost:8000/,
    /Listens on +port \d+ of this machine alone/,
    /Release +\/.*\/prepared, where there is none yet/,
  ])
    expect(check.output()).toMatch(line);
  expect(check.output()).toContain("This would not work: Release.");
});
