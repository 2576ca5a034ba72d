import { headersFile, redirectsFile } from "../../../services/release/hosts/netlify";
import type { Routes } from "../../../services/release/routes";

const ROUTES: Routes = {
  id: "1",
  pages: ["/", "/tr"],
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
      "/en/* /:splat 301",
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

test("_redirects leaves the root alone where the site does", () => {
  expect(redirectsFile({ ...ROUTES, homeLanguage: null })).not.toMatch(/^\/ /m);
});
