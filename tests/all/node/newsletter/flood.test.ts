import { Agent, request } from "node:http";
import { type NewsletterServer, SIGNUP_PATH, startNewsletter } from "../../../support/newsletter-server";

let server: NewsletterServer;

beforeEach(async () => {
  server = await startNewsletter({ NEWSLETTER_SIGNUPS_PER_MINUTE: "20" });
});
afterEach(() => jest.restoreAllMocks());

/** A signup as forwarded by a proxy on this machine, with the visitor's address. */
function signUpFrom(address: string, email: string, agent: Agent): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const body = JSON.stringify({ email, terms: true, propertyId: "1", locale: "en" });
    const headers = { "content-type": "application/json", "x-forwarded-for": address };
    const sent = request(`${server.url}${SIGNUP_PATH}`, { method: "POST", agent, headers }, (response) => {
      response.resume();
      response.on("end", () => resolve(response.statusCode));
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

test("2,000 requests from one address are throttled while another visitor is served", async () => {
  // All requests arrive within one minute, however long a busy machine takes.
  jest.spyOn(Date, "now").mockReturnValue(Date.now());
  const flood = new Agent({ keepAlive: true, maxSockets: 50 });
  const visitor = new Agent();
  let answered = 0;
  const flooding = Array.from({ length: 2_000 }, async (_, count) => {
    // The address that a client claims precedes the one that the proxy saw.
    const status = await signUpFrom(
      `10.0.0.${count % 250}, 203.0.113.7`,
      `flood-${count}@example.com`,
      flood,
    );
    answered++;
    return status;
  });

  const served = await signUpFrom("203.0.113.8", "visitor@example.com", visitor);
  const reading = await fetch(`${server.url}/v1/menus?property-id=1&lang=en`);
  expect(answered).toBeLessThan(2_000);
  expect(served).toBe(204);
  expect(reading.status).toBe(200);

  const statuses = await Promise.all(flooding);
  flood.destroy();
  expect(statuses.filter((status) => status === 204)).toHaveLength(20);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1_980);
  expect(await server.rows()).toHaveLength(21);
});

test("addresses of one IPv6 network, with the ports that a proxy forwards, count as one visitor", async () => {
  const agent = new Agent();
  const statuses: (number | undefined)[] = [];
  for (let count = 0; count < 21; count += 1)
    statuses.push(
      await signUpFrom(`[2001:db8:77:${count}::1]:${40_000 + count}`, `${count}@a.example`, agent),
    );
  expect(statuses.filter((status) => status === 204)).toHaveLength(20);
});
