import { cms, site } from "../support/opened";

const SITE = "http://localhost:8000";

/** Calls from visitors if the site's GATSBY_API_URL is the CMS. */
describe("a visitor's submission", () => {
  it("is forwarded to the newsletter service, whose answer the site's pages may read", async () => {
    // For rate limits per visitor, accepting only the site's pages, and not measuring visitors who opt out.
    const headers = {
      origin: SITE,
      "x-forwarded-for": "203.0.113.10",
      "user-agent": "Gecko/140.0",
      "sec-gpc": "1",
    };
    const send = (path: string, body: object) => cms.call("POST", `/api${path}`, { headers, body });
    const signup = await send("/v1/web/subscribe-newsletter", { email: "guest@example.com" });
    expect(signup.status).toBe(204);
    const enquiry = await send("/v1/web/enquiry", { kind: "wedding", message: "In June?" });
    expect([enquiry.status, enquiry.body]).toEqual([422, { fields: { name: "Your name?" } }]);
    expect(enquiry.headers.get("access-control-allow-origin")).toBe(SITE);
    expect((await send("/v1/web/vitals", { route: "/rooms" })).status).toBe(204);
    const kept = { ...headers, "content-type": "application/json" };
    expect(site.handed).toMatchObject([
      { path: "/v1/web/subscribe-newsletter", headers: kept, body: '{"email":"guest@example.com"}' },
      { path: "/v1/web/enquiry", headers: kept, body: '{"kind":"wedding","message":"In June?"}' },
      { path: "/v1/web/vitals", headers: kept, body: '{"route":"/rooms"}' },
    ]);
  });

  it("is refused if it is too long for any form", async () => {
    const before = site.handed.length;
    const body = { message: "x".repeat(40_000) };
    expect((await cms.call("POST", "/api/v1/web/enquiry", { body })).status).toBe(413);
    expect(site.handed.length).toBe(before);
  });
});
