import { headersFile, redirectsFile } from "../../../services/release/hosts/netlify";
import { vercelJson } from "../../../services/release/hosts/vercel";
import type { Routes } from "../../../services/release/routes";
import { ODD_PATHS } from "../../all/attack/corpus/paths";

const SITE_URL = "https://hotel.test";
const ROUTES: Routes = {
  id: "1",
  pages: ["/", "/gallery", "/tr", "/trails"],
  redirects: [
    { from: "/en", to: "/", status: 301 },
    { from: "/en/*", to: "/*", status: 301 },
    { from: "/tr/eski", to: "/tr/%C3%A7ay", status: 301 },
    { from: "/ru/фото", to: "/ru/gallery", status: 301 },
    { from: "/index.php", query: "id=1&lang=tr", to: "/tr", status: 302 },
    { from: "/tr/spa", to: "", status: 410 },
  ],
  homeLanguage: {
    cookie: "i18n_redirected",
    pattern: "(en|tr)",
    locales: [
      { locale: "en", path: "/" },
      { locale: "tr", path: "/tr" },
    ],
  },
  headers: [
    { source: "/*", headers: { "X-Content-Type-Options": "nosniff", "Referrer-Policy": "same-origin" } },
    { source: "/static/*", headers: { "Cache-Control": "immutable" } },
  ],
  cacheControl: "max-age=0",
  webApi: null,
  notFound: [
    { prefix: "/tr", page: "/tr/404.html" },
    { prefix: "/", page: "/404.html" },
  ],
};

test("_headers lists each rule with its headers", () => {
  expect(headersFile(ROUTES)).toBe(
    [
      "/*",
      "  X-Content-Type-Options: nosniff",
      "  Referrer-Policy: same-origin",
      "",
      "/static/*",
      "  Cache-Control: immutable",
      "",
    ].join("\n"),
  );
});

test("_redirects has both spellings of an address, the root's language and, last, the error pages", () => {
  expect(redirectsFile(ROUTES, SITE_URL)).toBe(
    [
      "/index.php id=1 lang=tr /tr 302!",
      "/en / 301",
      "/tr/eski /tr/%C3%A7ay 301",
      "/ru/фото /ru/gallery 301",
      "/ru/%D1%84%D0%BE%D1%82%D0%BE /ru/gallery 301",
      "/tr/spa /tr/404.html 410",
      "/tr/index.html /tr 301",
      "/en/gallery /gallery 301",
      "/en/trails /trails 301",
      "/index.php/ id=1 lang=tr /tr 302!",
      "/en/ / 301",
      "/tr/eski/ /tr/%C3%A7ay 301",
      "/ru/фото/ /ru/gallery 301",
      "/ru/%D1%84%D0%BE%D1%82%D0%BE/ /ru/gallery 301",
      "/tr/spa/ /tr/404.html 410",
      "/tr/index.html/ /tr 301",
      "/en/gallery/ /gallery 301",
      "/en/trails/ /trails 301",
      "/en/* https://hotel.test/:splat 301",
      "/ /index.html 200! Cookie=i18n_redirected",
      "/ /tr 302! Language=tr",
      "/tr/404.html /tr/404.html 404!",
      "/tr/404 /tr/404.html 404!",
      "/tr/404 /tr/_nothing 200",
      "/404.html /404.html 404!",
      "/404 /404.html 404!",
      "/404 /_nothing 200",
      "/_headers /404.html 404!",
      "/_headers /_nothing 200",
      "/_redirects /404.html 404!",
      "/_redirects /_nothing 200",
      "/routes.json /404.html 404!",
      "/routes.json /_nothing 200",
      "/vercel.json /404.html 404!",
      "/vercel.json /_nothing 200",
      "/.assetsignore /404.html 404!",
      "/.assetsignore /_nothing 200",
      "/.vercelignore /404.html 404!",
      "/.vercelignore /_nothing 200",
      "/hosts/* /404.html 404!",
      "/hosts/* /_nothing 200",
      "/tr/* /tr/404.html 404",
      "/* /404.html 404",
      "",
    ].join("\n"),
  );
});

test("old addresses are exact lines, whatever is in them: no wildcard leads to another host, and Cloudflare reads all", () => {
  const old = [...Array.from({ length: 1_500 }, (_, index) => `/old-${index}`), ...ODD_PATHS];
  const moved = old.map((from) => ({ from, to: "/gallery", status: 301 as const }));
  const redirects = redirectsFile({ ...ROUTES, redirects: [...ROUTES.redirects, ...moved] }, SITE_URL)
    .split("\n")
    .filter((line) => line.endsWith(" 301"));
  expect(redirects.filter((line) => !/^\/\S* \S+ 301$/.test(line))).toEqual([]);
  const sources = new Set(redirects.map((line) => decodeURIComponent(line.split(" ", 1)[0] ?? "")));
  expect(old.filter((path) => !sources.has(path))).toEqual([]);
  expect(redirects.findIndex((line) => line.startsWith("/old-1499 "))).toBeLessThan(2_000);
  expect(redirects.filter((line) => /[*:]/.test(line))).toEqual([`/en/* ${SITE_URL}/:splat 301`]);
});

test("_redirects forces redirects by query, because Netlify would serve the page at their path", () => {
  const lines = redirectsFile(
    {
      ...ROUTES,
      redirects: [
        { from: "/gallery", query: "room=3", to: "/tr", status: 301 },
        { from: "/gallery", query: "room=4", to: "/gallery#views", status: 301 },
      ],
    },
    SITE_URL,
  ).split("\n");
  expect(lines).toContain("/gallery room=3 /tr 301!");
  // Netlify keeps the query in the target: a forced redirect would loop forever.
  expect(lines).toContain("/gallery room=4 /gallery#views 301");
});

test("_redirects leaves the root alone if the site does", () => {
  expect(redirectsFile({ ...ROUTES, homeLanguage: null }, SITE_URL)).not.toMatch(/^\/ /m);
});

test("an old address that Vercel shortens is redirected from the short one, unless a page is there", () => {
  const sources = (from: string) => {
    const redirects = [{ from, to: "/gallery", status: 301 as const }];
    const config: unknown = JSON.parse(vercelJson({ ...ROUTES, pages: ["/", "/map"], redirects }));
    return Object(config).redirects.map(({ source }: { source: string }) => source);
  };
  expect(sources("/old/view.html")).toEqual(["/old/view"]);
  expect(sources("/old/index.html")).toEqual(["/old"]);
  expect(sources("/map.html")).toEqual([]);
});

test("_redirects proxies signups if the release says so, after the lines that Cloudflare reads", () => {
  const lines = redirectsFile({ ...ROUTES, webApi: "https://api.hotel.test" }, SITE_URL).split("\n");
  const proxy = lines.indexOf("/v1/web/* https://api.hotel.test/v1/web/:splat 200!");
  expect(proxy).toBeGreaterThan(lines.lastIndexOf("/en/trails/ /trails 301"));
  expect(proxy).toBeLessThan(lines.indexOf("/* /404.html 404"));
});

test("vercel.json has the redirects, the headers and the proxy, with pattern characters escaped", () => {
  const routes = {
    ...ROUTES,
    redirects: [
      ...ROUTES.redirects,
      { from: "/old.php", query: "id=(1)", to: "/gallery", status: 301 as const },
    ],
    webApi: "https://api.hotel.test",
  };
  const config: unknown = JSON.parse(vercelJson(routes));
  expect(config).toMatchObject({
    cleanUrls: true,
    trailingSlash: false,
    redirects: expect.arrayContaining([
      { source: "/tr/eski", destination: "/tr/%C3%A7ay", statusCode: 301 },
      {
        source: "/old\\.php",
        has: [{ type: "query", key: "id", value: "\\(1\\)" }],
        destination: "/gallery",
        statusCode: 301,
      },
      { source: "/en/:rest*", destination: "/:rest*", statusCode: 301 },
    ]),
    rewrites: [{ source: "/v1/web/:rest*", destination: "https://api.hotel.test/v1/web/:rest*" }],
    headers: expect.arrayContaining([
      { source: "/static/(.*)", headers: [{ key: "Cache-Control", value: "immutable" }] },
    ]),
  });
  expect(JSON.stringify(config)).not.toContain("/tr/spa");
});
