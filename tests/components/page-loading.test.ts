import { answerErrorPage, holdBack } from "../../gatsby/inside/page-loading";

const asked: string[] = [];

function ask(what: string) {
  asked.push(what);
  return Promise.resolve(undefined);
}

/** The runtime that webpack passes to every browser module. */
const webpackRuntime = { e: ask };
Object.assign(globalThis, { __webpack_require__: webpackRuntime });

beforeEach(() => {
  asked.length = 0;
  webpackRuntime.e = ask;
  window.___loader = {
    loadPage: ask,
    loadPageSync: (path, options) => {
      asked.push(`${path} ${JSON.stringify(options)}`);
      return undefined;
    },
  };
});

test("an address without a page gets the error page, even while other loads are held back", async () => {
  answerErrorPage("/no-such?a=1");
  holdBack(() => Promise.resolve());
  const { loadPage, loadPageSync } = window.___loader;
  await loadPage("/no-such?a=1");
  await loadPage("/gallery");
  loadPageSync("/no-such?a=1", { withErrorDetails: true });
  expect(asked).toEqual(["/404.html", "/gallery", '/404.html {"withErrorDetails":true}']);
});

test("pages and code chunks are fetched at once, and shown once what they need is ready", async () => {
  const done: string[] = [];
  let ready: () => void = () => undefined;
  holdBack(() => new Promise((resolve) => (ready = resolve)));
  const page = window.___loader.loadPage("/gallery").then(() => done.push("page"));
  ready();
  await page;
  const part = webpackRuntime.e("lightbox").then(() => done.push("part"));
  expect(asked).toEqual(["/gallery", "lightbox"]);
  await new Promise((resolve) => setTimeout(resolve));
  expect(done).toEqual(["page"]);
  ready();
  await part;
  expect(done).toEqual(["page", "part"]);
});
