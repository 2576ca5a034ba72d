import { headersFile, redirectsFile } from "../../../services/release/hosts/netlify";
import type { Routes } from "../../../services/release/routes";

const ROUTES: Routes = {
  id: "1",
  pages: ["/", "/gallery", "/tr", "/trails"],
  redirects: [
    { from: "/en", to: "/", status: 301 },
    { from: "/en/*", to: "/*", status: 301 },
    { from: "/tr/eski", to: "/tr/çay", status: 301 },
    { from: "/ru/фото", to: "/ru/gallery", status: 301 },
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

test("_redirects has both spellings of an address, the language of the root, and the error pages last", () => {
  expect(redirectsFile(ROUTES)).toBe(
    [
      "/en / 301",
      "/en/ / 301",
      "/en/gallery /gallery 301",
      "/en/trails /trails 301",
      "/tr/eski /tr/%C3%A7ay 301",
      "/ru/фото /ru/gallery 301",
      "/ru/%D1%84%D0%BE%D1%82%D0%BE /ru/gallery 301",
      "/ /index.html 200! Cookie=i18n_redirected",
      "/ /tr 302! Language=tr",
      "/tr/* /tr/404.html 404",
      "/* /404.html 404",
      "",
    ].join("\n"),
  );
});

test("no redirect of _redirects is a pattern, whose rest may be another host, and Cloudflare reads them all", () => {
  const moved = Array.from({ length: 1_500 }, (_, index) => ({
    from: `/old-${index}`,
    to: "/gallery",
    status: 301 as const,
  }));
  const redirects = redirectsFile({ ...ROUTES, redirects: [...ROUTES.redirects, ...moved] })
    .split("\n")
    .filter((line) => line.endsWith(" 301"));
  expect(redirects.length).toBeGreaterThan(1_500);
  expect(redirects.filter((line) => /[*:]/.test(line))).toEqual([]);
});

test("_redirects leaves the root alone where the site does", () => {
  expect(redirectsFile({ ...ROUTES, homeLanguage: null })).not.toMatch(/^\/ /m);
});
