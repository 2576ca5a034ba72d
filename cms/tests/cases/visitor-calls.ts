import type { TestedCms } from "../support/cms";
import type { ListeningSite } from "../support/site";

const SITE = "http://localhost:8000";

/** Calls from visitors if the site's GATSBY_API_URL is the CMS. */
export function visitorCallCases(opened: () => { cms: TestedCms; site: ListeningSite }): void {
  describe("a visitor's submission", () => {
    it("is forwarded to the newsletter service, whose answer the site's pages may read", async () => {
      const { cms, site } = opened();
      const headers = {
        Origin: SITE,
        "X-Forwarded-For": "203.0.113.10",
        "User-Agent": "Gecko/140.0",
        "Sec-GPC": "1",
      };
      const send = (path: string, body: object) => cms.call("POST", `/api${path}`, { headers, body });
      const signup = await send("/v1/web/subscribe-newsletter", { email: "guest@example.com" });
      expect(signup.status).toBe(204);
      const enquiry = await send("/v1/web/enquiry", { kind: "wedding", message: "In June?" });
      expect([enquiry.status, enquiry.body]).toEqual([422, { fields: { name: "Your name?" } }]);
      expect(enquiry.headers.get("access-control-allow-origin")).toBe(SITE);
      expect((await send("/v1/web/vitals", { route: "/rooms" })).status).toBe(204);
      // For rate limits per visitor, accepting only the site's pages, and not measuring visitors who opt out.
      const visitor = {
        origin: SITE,
        type: "application/json",
        address: "203.0.113.10",
        browser: "Gecko/140.0",
        declines: "1",
      };
      expect(site.handed).toEqual([
        { path: "/v1/web/subscribe-newsletter", body: '{"email":"guest@example.com"}', ...visitor },
        { path: "/v1/web/enquiry", body: '{"kind":"wedding","message":"In June?"}', ...visitor },
        { path: "/v1/web/vitals", body: '{"route":"/rooms"}', ...visitor },
      ]);
    });

    it("is refused if it is too long for any form", async () => {
      const { cms, site } = opened();
      const before = site.handed.length;
      const body = { message: "x".repeat(40_000) };
      expect((await cms.call("POST", "/api/v1/web/enquiry", { body })).status).toBe(413);
      expect(site.handed.length).toBe(before);
    });
  });
}
