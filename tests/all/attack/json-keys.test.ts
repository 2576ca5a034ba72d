import { parsePublisherSettings } from "../../../services/publisher/settings";
import { type NewsletterServer, SIGNUP_PATH, startNewsletter } from "../../support/newsletter-server";
import { HOMES, startFakePublisher } from "../../support/publisher-fixture";
import { servePublisher } from "../../support/serve-publisher";
import { serveHotel, type SmallHotel } from "../../support/small-hotel";
import type { Answer } from "../../support/stub-api";
import { JSON_KEYS, JSON_VALUES, withField } from "./corpus/json-keys";
import { builtPaths, sourceFrom } from "./source";

const HOTEL: SmallHotel = {
  pages: {
    "/": {
      id: 1,
      contents: [{ key: "INTRO", content: "<p>a</p>" }],
      hrefLangs: [{ locale: "en", url: "/" }],
    },
    "/accommodation": { id: 2, category: { code: "CONTACT" } },
  },
  templates: { 2: { types: [] } },
  rooms: { en: [{ id: 101, slug: "garden" }] },
  menus: { en: ["/", "/accommodation"] },
};

/** Adds the field to every object of a response. */
function everywhere(json: unknown, key: string, value: unknown): string {
  if (Array.isArray(json)) return `[${json.map((item) => everywhere(item, key, value)).join(",")}]`;
  if (typeof json !== "object" || json === null) return JSON.stringify(json);
  const fields = Object.entries(json).map(([name, inner]) => [name, everywhere(inner, key, value)] as const);
  const own = fields.map(([name, text]) => `${JSON.stringify(name)}:${text}`);
  return `{${[`${JSON.stringify(key)}:${JSON.stringify(value)}`, ...own].join(",")}}`;
}

function withFieldEverywhere(key: string, value: unknown): Answer {
  const answer = serveHotel(HOTEL);
  return async (url, request) => {
    const reply = await answer(url, request);
    if (typeof reply === "string") throw new Error(`The hotel answers ${url.href} with nothing`);
    return reply.status === 404 ? reply : { body: everywhere(reply.body, key, value) };
  };
}

let plain: unknown[] = [];

beforeAll(async () => {
  plain = [...(await sourceFrom(serveHotel(HOTEL))).nodes.values()];
});

const CASES = JSON_KEYS.flatMap((key) => JSON_VALUES.map((value) => ({ key, value })));

test.each(CASES)(
  "an unknown field $key: $value in every object of every response is ignored",
  async ({ key, value }) => {
    const gatsby = await sourceFrom(withFieldEverywhere(key, value));
    expect(gatsby.panics).toEqual([]);
    expect(builtPaths(gatsby)).toEqual(["/", "/accommodation", "/accommodation/garden"]);
    expect([...gatsby.nodes.values()]).toEqual(plain);
    expect(Object.prototype).not.toHaveProperty("polluted");
  },
);

describe("servers", () => {
  let newsletter: NewsletterServer;
  let publisher: Awaited<ReturnType<typeof startFakePublisher>>;
  let hooks: Awaited<ReturnType<typeof servePublisher>>;

  beforeAll(async () => {
    newsletter = await startNewsletter();
    publisher = await startFakePublisher({ pages: HOMES });
    hooks = await servePublisher(publisher, {
      ...parsePublisherSettings({}),
      webhookToken: "a".repeat(32),
    });
  });
  afterAll(() => hooks.app.close());

  const parameter = (key: string) => new URLSearchParams([[key, "1"]]).toString();
  const form = (key: string) => `${parameter(key)}&email=a%40example.com`;
  const FORM = { "content-type": "application/x-www-form-urlencoded" };
  const JSON_BODY = { "content-type": "application/json" };

  /** Requests with the field; each must get a client error or be handled as if the field were missing. */
  const calls: Record<string, (key: string) => Promise<Response>> = {
    "the content API": (key) =>
      fetch(`${newsletter.url}/v1/pages/url-lang?property-id=1&lang=en&url=/&${parameter(key)}`),
    "the content API's rooms": (key) =>
      fetch(`${newsletter.url}/v1/rooms?property-id=1&lang=en&${parameter(key)}`),
    "a link of a mail": (key) =>
      fetch(`${newsletter.url}/v1/web/newsletter/confirm?token=x.y&${parameter(key)}`),
    "a signup": (key) =>
      fetch(`${newsletter.url}${SIGNUP_PATH}`, {
        method: "POST",
        headers: JSON_BODY,
        body: withField({ email: "ada@example.com", terms: true }, key, { polluted: true }),
      }),
    "a signup's form": (key) =>
      fetch(`${newsletter.url}${SIGNUP_PATH}`, { method: "POST", headers: FORM, body: form(key) }),
    "a sign-in": (key) =>
      fetch(`${hooks.origin}/hooks/session?to=/hooks&${parameter(key)}`, {
        method: "POST",
        headers: JSON_BODY,
        body: withField({ password: "x" }, key, { polluted: true }),
      }),
    "a sign-in's form": (key) =>
      fetch(`${hooks.origin}/hooks/session`, { method: "POST", headers: FORM, body: form(key) }),
  };

  test.each(JSON_KEYS.flatMap((key) => Object.keys(calls).map((call) => ({ key, call }))))(
    "$call with a field called $key causes no server error",
    async ({ key, call }) => {
      const response = await calls[call]?.(key);
      expect(response?.status).toBeLessThan(500);
      expect(Object.prototype).not.toHaveProperty("polluted");
    },
  );
});
