import { parseLink, toHref } from "../../../content-api/links";
import { hrefIn } from "../../../plugins/gatsby-source-hotel/src/href";
import { isFetchable, pictureAddress } from "../../../content-api/picture-address";
import { parsePublisherSettings } from "../../../services/publisher/settings";
import { HOMES, startFakePublisher } from "../../support/publisher-fixture";
import { servePublisher } from "../../support/serve-publisher";
import { HOSTILE_URLS } from "./corpus/urls";

const SITE = "https://hotel.example";
const API = "http://127.0.0.1:4000";
const FOLLOWED = ["http:", "https:", "mailto:", "tel:"];
const links = { origins: [SITE], pageAt: (path: string) => path };

test.each(HOSTILE_URLS)("a link to %j is dropped or leads where it claims to", (url) => {
  const href = hrefIn({ locale: "en", links, reservationUrl: "https://book.example/" }, url);
  expect(href).toEqual(toHref(url, links));
  if (href === null) return;
  const followed = new URL(href.url, SITE);
  expect(FOLLOWED).toContain(followed.protocol);
  const isWeb = followed.protocol.startsWith("http");
  expect(href.external).toBe(isWeb && followed.origin !== SITE);
  // An internal link must be a path that no browser mistakes for a host.
  if (!href.external && isWeb) expect(href.url).toMatch(/^\/(?![/\\])/);
});

test.each(HOSTILE_URLS)("a link to %j is parsed as browsers parse it", (url) => {
  const link = parseLink(url, [SITE]);
  if (link?.kind === "other") expect(link.url).toBe(new URL(url.trim(), "https://relative.invalid").href);
});

test.each(HOSTILE_URLS)("a picture at %j is fetched over HTTP or not at all", (url) => {
  const address = pictureAddress(url, API);
  if (!isFetchable(address)) expect(address).not.toMatch(/^https?:/);
  else if (URL.canParse(address, API)) expect(new URL(address, API).protocol).toMatch(/^https?:$/);
});

describe("a sign-in", () => {
  let publisher: Awaited<ReturnType<typeof startFakePublisher>>;
  let hooks: Awaited<ReturnType<typeof servePublisher>>;
  const token = "a".repeat(32);

  beforeAll(async () => {
    publisher = await startFakePublisher({ pages: HOMES });
    hooks = await servePublisher(publisher, { ...parsePublisherSettings({}), webhookToken: token });
  });
  afterAll(() => hooks.app.close());

  test.each(HOSTILE_URLS)("stays on its own site when asked to redirect to %j", async (to) => {
    const url = `${hooks.origin}/hooks?${new URLSearchParams({ to }).toString()}`;
    const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` }, redirect: "manual" });
    const location = answer.headers.get("location");
    if (location !== null) expect(new URL(location, url).origin).toBe(hooks.origin);
    expect(answer.status).toBeLessThan(400);
  });
});
