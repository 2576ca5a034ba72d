import { startNewsletter } from "../../../support/newsletter-server";
import { untilTrue } from "../../../support/until-true";
import { holdWriteLock } from "../../../support/newsletter/write-lock";

test("while another program writes, signups wait, all else is answered, health reports it, and none is lost", async () => {
  const server = await startNewsletter();
  const signUp = (email: string) => server.signUp({ email, terms: true, propertyId: "1", locale: "en" });
  const stored = async () => (await server.rows()).map(({ email }) => email).sort();
  const health = async () => (await fetch(`${server.url}/health`)).status;
  await signUp("before@example.com");
  expect(await health()).toBe(200);
  const lock = await holdWriteLock(server.settings.databaseUrl);
  const waiting = ["one@example.com", "three@example.com", "two@example.com"];
  const answers = waiting.map(signUp);
  for (let count = 0; count < 20; count += 1)
    expect((await fetch(`${server.url}/v1/menus?property-id=1&lang=en`)).status).toBe(200);
  await untilTrue(async () => (await health()) === 503);
  expect(await stored()).toEqual(["before@example.com"]);
  await lock.release();
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([204, 204, 204]);
  await untilTrue(async () => (await health()) === 200);
  expect((await signUp("after@example.com")).status).toBe(204);
  expect(await stored()).toEqual(["after@example.com", "before@example.com", ...waiting]);
});
