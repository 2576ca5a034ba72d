import { freePort } from "../../../support/free-port";
import { serveHotel } from "../../../support/small-hotel";
import { standInSite } from "../../../support/publisher/stand-in-site";
import { started } from "../../../support/publisher/started";
import { startStubApi } from "../../../support/stub-api";
import { untilTrue } from "../../../support/until-true";

const TOKEN = "the-token-of-these-tests";

test("the status names the call that a build is waiting for, and later the calls that failed", async () => {
  const site = await standInSite();
  await site.setBehaviour("read");
  const hotel = serveHotel({
    pages: { "/": { id: 1 }, "/about-us": { id: 2 } },
    menus: { en: ["/", "/about-us"] },
  });
  let answer = () => {};
  const late = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const api = await startStubApi(async (url, request) => {
    if (url.pathname === "/v1/rooms") return { status: 503, body: { message: "The database is away." } };
    if (url.searchParams.get("url") === "/about-us") await late;
    return hotel(url, request);
  });
  const port = await freePort();
  const publisher = started(
    site.run("publisher/main", {
      CONTENT_API_URL: api.url,
      PUBLISHER_PORT: String(port),
      WEBHOOK_TOKEN: TOKEN,
    }),
  );
  await publisher.says("Ctrl-C ends it.");
  const headers = { authorization: `Bearer ${TOKEN}` };
  const hooks = `http://127.0.0.1:${port}/hooks`;
  const status = async () => (await fetch(`${hooks}/status`, { headers })).json();
  const waitingFor = async () => (await status()).running?.waitingFor;

  await fetch(`${hooks}/content`, { method: "POST", headers });
  const page = `GET ${api.url}/v1/pages/url-lang?property-id=1&url=/about-us&lang=en`;
  await untilTrue(async () => (await waitingFor()) === page);

  await site.setBehaviour("hang");
  answer();
  await untilTrue(async () => (await waitingFor()) === null);
  await untilTrue(async () => (await status()).running.line === "stand-in: has read");

  process.kill(await site.gatsbyPid());
  await untilTrue(async () => (await status()).builds.length === 1);
  expect((await status()).builds[0].warnings).toContainEqual(
    expect.stringMatching(/^GET http:\S+\/v1\/rooms\S+ \(status 503\): The database is away\./),
  );
});
