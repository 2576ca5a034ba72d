import { type NewsletterServer, startNewsletter } from "../../../support/newsletter-server";
import { untilTrue } from "../../../support/until-true";
import { holdWriteLock } from "../../../support/newsletter/write-lock";

let server: NewsletterServer;

beforeEach(async () => {
  server = await startNewsletter();
});
afterEach(() => server.close());

const signUp = (email: string) => server.signUp({ email, terms: true, propertyId: "1", locale: "en" });
const stored = async () => (await server.rows()).map(({ email }) => email).sort();

const health = async () => (await fetch(`${server.url}/health`)).status;

test("signups wait while another program writes, the health check reports it, and none is lost, then or later", async () => {
  await signUp("before@example.com");
  expect(await health()).toBe(200);
  const lock = await holdWriteLock(server.settings.databaseUrl);
  const waiting = ["one@example.com", "three@example.com", "two@example.com"];
  const answers = waiting.map(signUp);
  await untilTrue(async () => (await health()) === 503);
  await lock.release();
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([204, 204, 204]);
  await untilTrue(async () => (await health()) === 200);
  expect((await signUp("after@example.com")).status).toBe(204);
  expect(await stored()).toEqual(["after@example.com", "before@example.com", ...waiting]);
});

test("while another program writes, all other requests are answered as before", async () => {
  const lock = await holdWriteLock(server.settings.databaseUrl);
  const signup = signUp("patient@example.com");
  for (let count = 0; count < 20; count += 1)
    expect((await fetch(`${server.url}/v1/menus?property-id=1&lang=en`)).status).toBe(200);
  expect(await stored()).toEqual([]);
  await lock.release();
  expect((await signup).status).toBe(204);
});
