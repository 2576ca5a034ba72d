import type { PageResources } from "../../../gatsby/inside/browser-runtime";
import { createNavigator } from "../../../plugins/gatsby-plugin-navigation/src/navigator";

const CODE = "code-1";

/** A tab on `/` whose server fails for the `broken` pages; the newest code is `code`. */
function openTab({
  broken = [],
  code = CODE,
  mayLoad = true,
}: {
  broken?: string[];
  code?: string;
  mayLoad?: boolean;
}) {
  window.history.replaceState(null, "", "/");
  window.___webpackCompilationHash = CODE;
  const inMemory = new Map<string, PageResources>([["/", {}]]);
  const fetched: string[] = [];
  const full: string[] = [];
  const shown: (string | number)[] = [];
  const errors: string[] = [];
  const signs: string[] = [];
  const network = { isThere: true };
  let outdated = false;
  const release: { paint: () => void }[] = [];
  const navigator = createNavigator({
    loader: {
      loadPage: async (path) => {
        fetched.push(path);
        if (broken.includes(path)) return { status: "error" };
        const page = { page: { webpackCompilationHash: code } };
        inMemory.set(path, page);
        return page;
      },
      loadPageSync: (path) => inMemory.get(path),
    },
    watch: {
      check: async () => undefined,
      isOutdated: () => outdated,
      markOutdated: () => {
        outdated = true;
      },
    },
    fullLoad: (target) => {
      if (mayLoad) full.push(target.pathname + target.search + target.hash);
      return mayLoad;
    },
    reached: async (isWanted) => {
      if (!network.isThere) signs.push("offline");
      while (!network.isThere && isWanted()) await new Promise((resolve) => setTimeout(resolve));
      return isWanted();
    },
    sign: {
      begin: () => signs.push("begin"),
      offline: () => signs.push("offline"),
      end: () => signs.push("end"),
    },
    gatsbyNavigate: (to) => shown.push(to),
    painted: () => new Promise((resolve) => release.push({ paint: resolve })),
    log: (message) => errors.push(message),
  });
  const paint = () => release.splice(0).forEach((frame) => frame.paint());
  const go = (to: string | number) => navigator.navigate(to);
  const markOutdated = () => {
    outdated = true;
  };
  return { navigator, go, paint, fetched, full, shown, errors, signs, network, markOutdated };
}

/** Changes the URL and fires `popstate`, as the browser's Back does; returns how many events Gatsby saw. */
async function popTo(path: string, tab: ReturnType<typeof openTab>): Promise<number> {
  let heard = 0;
  const gatsby = () => {
    heard += 1;
  };
  window.history.replaceState(null, "", path);
  window.addEventListener("popstate", tab.navigator.onPopState, { capture: true });
  window.addEventListener("popstate", gatsby);
  window.dispatchEvent(new PopStateEvent("popstate"));
  await new Promise((resolve) => setTimeout(resolve));
  window.removeEventListener("popstate", tab.navigator.onPopState, { capture: true });
  window.removeEventListener("popstate", gatsby);
  return heard;
}

test("a page is fetched on click, then shown by Gatsby", async () => {
  const tab = openTab({});
  const done = tab.navigator.navigate("/tr?a=1#b");
  expect(tab.fetched).toEqual(["/tr?a=1"]);
  expect(tab.shown).toEqual([]);
  await done;
  expect(tab.shown).toEqual(["/tr?a=1#b"]);
  expect(tab.full).toEqual([]);
});

test("an outdated tab loads the target in full, keeping query and hash", async () => {
  const tab = openTab({});
  tab.markOutdated();
  await tab.go("/tr/galeri?a=1#havuz");
  expect(tab.full).toEqual(["/tr/galeri?a=1#havuz"]);
  expect([tab.fetched, tab.shown]).toEqual([[], []]);
});

test("an anchor on the current page causes no full load", async () => {
  const tab = openTab({});
  tab.markOutdated();
  await tab.go("/#offers");
  expect(await popTo("/#top", tab)).toBe(1);
  expect(tab.full).toEqual([]);
  expect(tab.shown).toEqual(["/#offers"]);
});

test("a page that can't be fetched is loaded in full with query and hash, and so is the one after it", async () => {
  const tab = openTab({ broken: ["/tr?a=1"] });
  await tab.go("/tr?a=1#b");
  await tab.go("/de");
  expect(tab.full).toEqual(["/tr?a=1#b", "/de"]);
  expect(tab.shown).toEqual([]);
});

test("a page that can be neither fetched nor loaded in full leaves the visitor where they are and is logged", async () => {
  const tab = openTab({ broken: ["/tr"], mayLoad: false });
  await tab.go("/tr");
  expect(tab.shown).toEqual([]);
  expect(tab.errors).toEqual(["The page /tr could not be loaded, and was not tried again."]);
});

test("newer code causes a full load; if that is not allowed, Gatsby's own reload is prevented too", async () => {
  const allowed = openTab({ code: "code-2" });
  await allowed.go("/tr#b");
  expect(allowed.full).toEqual(["/tr#b"]);

  const forbidden = openTab({ code: "code-2", mayLoad: false });
  forbidden.markOutdated();
  await forbidden.go("/tr");
  expect(forbidden.shown).toEqual(["/tr"]);
  expect(window.___webpackCompilationHash).toBe("code-2");
});

test("the last of two quick navigations wins", async () => {
  const tab = openTab({});
  const first = tab.navigator.navigate("/tr");
  const second = tab.navigator.navigate("/de");
  await Promise.all([first, second]);
  expect(tab.shown).toEqual(["/de"]);
});

test("steps in the history, and going back to a page in memory, are left to Gatsby", async () => {
  const tab = openTab({});
  await tab.go(-1);
  expect(tab.shown).toEqual([-1]);
  await tab.go("/tr");
  expect(await popTo("/tr", tab)).toBe(1);
  expect(tab.full).toEqual([]);
});

test("going back in an outdated tab reloads the page, keeping query and hash", async () => {
  const tab = openTab({});
  tab.markOutdated();
  expect(await popTo("/tr?a=1#b", tab)).toBe(0);
  expect(tab.full).toEqual(["/tr?a=1#b"]);
});

test("going back to a page not in memory waits for it, and loads it in full if it can't be fetched", async () => {
  const tab = openTab({ broken: ["/de"] });
  expect(await popTo("/tr", tab)).toBe(1);
  expect(tab.full).toEqual([]);
  tab.navigator.onShown("/tr");
  expect(await popTo("/de#c", tab)).toBe(0);
  expect(tab.full).toEqual(["/de#c"]);
});

test("without a network, a click keeps the page and continues once the network is back", async () => {
  const tab = openTab({ broken: ["/tr"] });
  tab.network.isThere = false;
  const done = tab.go("/tr#b");
  await new Promise((resolve) => setTimeout(resolve));
  expect(tab.signs).toEqual(["begin", "offline"]);
  expect(tab.full).toEqual([]);
  tab.network.isThere = true;
  await done;
  expect(tab.full).toEqual(["/tr#b"]);
  expect(tab.shown).toEqual([]);
});

test("a click waiting for the network is abandoned for a newer one", async () => {
  const tab = openTab({ broken: ["/tr"] });
  tab.network.isThere = false;
  const waiting = tab.go("/tr");
  await tab.go("/de");
  await waiting;
  tab.network.isThere = true;
  expect(tab.shown).toEqual(["/de"]);
  expect(tab.full).toEqual([]);
});

test("an outdated tab without a network shows the pages it has", async () => {
  const tab = openTab({});
  tab.markOutdated();
  jest.spyOn(window.navigator, "onLine", "get").mockReturnValueOnce(false);
  await tab.go("/tr");
  expect(tab.shown).toEqual(["/tr"]);
  expect(tab.full).toEqual([]);
});

test("a navigation is in progress from the click until the next page is painted", async () => {
  const tab = openTab({});
  await tab.go("/tr");
  expect(tab.signs).toEqual(["begin"]);
  tab.navigator.onShown("/tr");
  tab.paint();
  await new Promise((resolve) => setTimeout(resolve));
  expect(tab.signs).toEqual(["begin", "end"]);
});
