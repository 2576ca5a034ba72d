import { LOCALES } from "../../../shared/locales";
import { homePath } from "../../../shared/paths";
import { switchTarget } from "../../../src/locale/switch-target";

test.each(["/", "/en", "/tr/"])(
  "switching languages on the home path %s fully loads the other home page",
  (from) => {
    for (const locale of LOCALES) {
      const option = { locale, url: "/never/used", translated: true };
      expect(switchTarget(from, option)).toEqual({ url: homePath(locale), fullLoad: true });
    }
  },
);

test.each([
  ["/contact", "/tr/iletisim//", { url: "/tr/iletisim", fullLoad: false }],
  ["/ru/accommodation/lyuks", "/de", { url: "/de", fullLoad: false }],
  ["/ru/contact", "", { url: "/", fullLoad: true }],
  ["/trip", "/tr/trip", { url: "/tr/trip", fullLoad: false }],
])("from %s the option %j leads to %j", (from, url, expected) => {
  expect(switchTarget(from, { locale: "tr", url, translated: true })).toEqual(expected);
});
