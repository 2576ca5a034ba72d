import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { startServer } from "../../../toolkit/start-server";
import { siteServer } from "../../../services/site-server/plugin";
import { encodePath, splitPath } from "../../../shared/paths";
import { findCaddy, startCaddy } from "../../support/hosts/caddy";
import { findNginx, startNginx } from "../../support/hosts/nginx";
import { PAGES, type PublicPage, releaseOf } from "../../support/release/public-folder";
import { rawRequest } from "../../support/raw-request";
import { temporaryFolder } from "../../support/temporary-folder";
import { ODD_PATHS } from "./corpus/paths";

const stopping: (() => void | Promise<unknown>)[] = [];
const origins: Record<string, string> = {};
let release = "";

const nginx = findNginx();
const caddy = findCaddy();
const HOSTS = ["the site server", ...(nginx ? ["nginx"] : []), ...(caddy ? ["caddy"] : [])];

const oddPages = (prefix: string): PublicPage[] =>
  ODD_PATHS.map((path, index) => {
    const { locale, rest } = splitPath(path);
    const place = locale === "en" ? `${prefix}${rest}` : `/${locale}${prefix}${rest}`;
    return { id: `page-${index + 100}`, locale, path: place, text: `Odd ${index}.` };
  });

/** Pages that the second release moves from the odd paths to /moved, and pages that keep odd paths below /odd. */
const MOVED = oddPages("/moved");
const STILL = oddPages("/odd").map((page) => ({ ...page, id: `${page.id}-still` }));

beforeAll(async () => {
  const folder = await temporaryFolder();
  await releaseOf(folder, { pages: [...PAGES, ...oddPages(""), ...STILL] }, { name: "first" });
  ({ outDir: release } = await releaseOf(
    folder,
    { pages: [...PAGES, ...MOVED, ...STILL] },
    { name: "second" },
  ));
  const controller = new AbortController();
  const server = await startServer({ port: 0, signal: controller.signal }, (app) =>
    app.register(siteServer, { release: () => release }),
  );
  stopping.push(() => controller.abort());
  origins["the site server"] = `http://127.0.0.1:${server.port}`;
  for (const [name, start] of [
    ["nginx", nginx && (() => startNginx(nginx, release))],
    ["caddy", caddy && (() => startCaddy(caddy, release))],
  ] as const) {
    if (!start) continue;
    const { origin, stop } = await start();
    origins[name] = origin;
    stopping.push(stop);
  }
});
afterAll(() => Promise.all(stopping.map((stop) => stop())));

const CASES = HOSTS.flatMap((host) => ODD_PATHS.map((path, index) => ({ host, path, index })));

test.each(CASES)("$host redirects the old path $path to its page", async ({ host, path, index }) => {
  const answer = await rawRequest(origins[host] ?? "", encodePath(path));
  expect([answer.status, answer.headers.location]).toEqual([301, encodePath(MOVED[index]?.path ?? "")]);
});

test.each(CASES)("$host serves the page below /odd for $path", async ({ host, index }) => {
  const answer = await rawRequest(origins[host] ?? "", encodePath(STILL[index]?.path ?? ""));
  expect(answer.status).toBe(200);
  expect(answer.body).toContain(`Odd ${index}.<`);
});

test.each(HOSTS)("%s answers other paths as if there were no odd pages", async (host) => {
  for (const path of ["/evil", "/a", "/b", "/x", "/anything", "/tr/anything", "/odd"]) {
    expect([path, (await rawRequest(origins[host] ?? "", path)).status]).toEqual([path, 404]);
  }
  expect((await rawRequest(origins[host] ?? "", "/gallery")).body).toContain("Page /gallery<");
});

describe("CloudFront's function", () => {
  const ask = async (uri: string, cookie = "") => {
    const code = await readFile(join(release, "hosts/cloudfront-function.js"), "utf8");
    const cookies = cookie === "" ? {} : { i18n_redirected: { value: cookie } };
    const event = { request: { uri, querystring: {}, headers: {}, cookies } };
    return JSON.parse(JSON.stringify(runInNewContext(`${code};handler(event)`, { event })));
  };

  test.each(ODD_PATHS.map((path, index) => ({ path, index })))(
    "redirects $path to its page",
    async ({ path, index }) => {
      expect(await ask(encodePath(path))).toMatchObject({
        statusCode: 301,
        headers: { location: { value: encodePath(MOVED[index]?.path ?? "") } },
      });
    },
  );

  test.each(STILL)("rewrites $path to its file", async ({ path }) => {
    expect(await ask(encodePath(path))).toMatchObject({ uri: `${encodePath(path)}.html` });
  });

  test.each(["constructor", "__proto__", "toString", "xx", "EN"])(
    "serves the default home page for the cookie value %s",
    async (cookie) => {
      expect(await ask("/", cookie)).toMatchObject({ uri: "/index.html" });
    },
  );
});
