import { switchLanguage } from "../../../src/locale/switch-language";
import type { LanguageOption } from "../../../src/locale/switch-target";

const CONTACT: LanguageOption = { locale: "tr", url: "/tr/iletisim", translated: true };

interface Situation {
  pathname?: string;
  cookie?: string;
  option?: LanguageOption;
  ctrlKey?: boolean;
  search?: string;
  go?: () => Promise<void>;
}

/** Clicks an option and records the order of events. */
async function click({
  pathname = "/contact",
  cookie = "",
  option = CONTACT,
  ctrlKey = false,
  search = "",
  go,
}: Situation) {
  const steps: string[] = [];
  const document = {
    get cookie() {
      return cookie;
    },
    set cookie(value: string) {
      steps.push(`cookie ${value.split(";")[0]}`);
    },
  };
  const location = { pathname, search, assign: (url: string | URL) => steps.push(`load ${url}`) };
  const event = {
    altKey: false,
    ctrlKey,
    metaKey: false,
    shiftKey: false,
    button: 0,
    preventDefault: () => steps.push("keep the browser from following the link"),
  };
  await switchLanguage(event, option, { document, location }, async (url, { state }) => {
    steps.push(`navigate ${url} ${JSON.stringify(state)}`);
    await go?.();
  });
  return steps.filter((step) => !step.startsWith("keep"));
}

test("switching stores the language, then navigates to the page's translation and keeps the scroll position", async () => {
  expect(await click({})).toEqual([
    "cookie i18n_redirected=tr",
    'navigate /tr/iletisim {"keepsScroll":true}',
  ]);
});

test("switching on a home page stores the language, then loads the other home page", async () => {
  const option: LanguageOption = { locale: "en", url: "/", translated: true };
  expect(await click({ pathname: "/tr", option })).toEqual(["cookie i18n_redirected=en", "load /"]);
});

test("of the query, only the compared rooms and the kind of enquiry are kept, and neither it nor the place when falling back to a parent page", async () => {
  const search = "?utm_source=letter&compare=a,b&comparex=1&enquiry=wedding";
  expect(await click({ search })).toContain(
    'navigate /tr/iletisim?compare=a,b&enquiry=wedding {"keepsScroll":true}',
  );
  const option: LanguageOption = { locale: "tr", url: "/tr/konaklama", translated: false };
  expect(await click({ option, search })).toEqual(["cookie i18n_redirected=tr", "navigate /tr/konaklama {}"]);
});

test("opening a new tab is left to the browser, with the choice already stored", async () => {
  expect(await click({ ctrlKey: true })).toEqual(["cookie i18n_redirected=tr"]);
});

test("a switch to the current address does nothing and logs nothing", async () => {
  const log = jest.spyOn(console, "error").mockReturnValue(undefined);
  expect(await click({ pathname: "/tr/iletisim", cookie: "i18n_redirected=tr" })).toEqual([]);
  expect(log).not.toHaveBeenCalled();
  log.mockRestore();
});

test("a failed navigation is logged with its address", async () => {
  const log = jest.spyOn(console, "error").mockReturnValue(undefined);
  const failure = new Error("no page data");
  await click({ go: () => Promise.reject(failure) });
  expect(log).toHaveBeenCalledWith("The language switch to /tr/iletisim failed.", failure);
  log.mockRestore();
});
