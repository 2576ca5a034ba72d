import { readCookie, serialiseLocaleCookie, storeLocale } from "../../../src/locale/cookie";

const settings = { name: "i18n_redirected", maxAgeDays: 365, crossOrigin: false };

test.each([
  ["i18n_redirected=de", "de"],
  ["a=1; i18n_redirected=tr; b=2", "tr"],
  ["a=1;i18n_redirected=tr", "tr"],
  ["not_i18n_redirected=de", null],
  ["i18n_redirected=", ""],
  ["i18n_redirected=%74r", "tr"],
  ["i18n_redirected=%E0%A4%A", "%E0%A4%A"],
  ["", null],
])("the cookies %j contain the locale %j", (cookies, expected) => {
  expect(readCookie(cookies, settings.name)).toBe(expected);
});

test("a locale is stored for 365 days for the whole site, or removed", () => {
  expect(serialiseLocaleCookie("de", settings)).toBe(
    "i18n_redirected=de; Path=/; Max-Age=31536000; SameSite=Lax",
  );
  expect(serialiseLocaleCookie(null, settings)).toBe("i18n_redirected=; Path=/; Max-Age=0; SameSite=Lax");
  expect(serialiseLocaleCookie("de", { ...settings, crossOrigin: true })).toMatch(/SameSite=None; Secure$/);
});

test("a choice is written only if it differs from the stored one", () => {
  const writes: string[] = [];
  const target = {
    get cookie() {
      return "i18n_redirected=de";
    },
    set cookie(value: string) {
      writes.push(value);
    },
  };
  storeLocale("de", settings, target);
  expect(writes).toEqual([]);
  storeLocale("tr", settings, target);
  expect(writes).toEqual(["i18n_redirected=tr; Path=/; Max-Age=31536000; SameSite=Lax"]);
});

test("a choice reaches the next request in a browser that writes cookies in the background", () => {
  const written: string[] = [];
  let sent = "";
  storeLocale("tr", settings, {
    get cookie() {
      sent = written.at(-1) ?? "";
      return sent;
    },
    set cookie(value: string) {
      written.push(value);
    },
  });
  expect(sent).toContain("i18n_redirected=tr");
});
