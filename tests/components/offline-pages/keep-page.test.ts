import { keepPage } from "../../../plugins/gatsby-plugin-offline-pages/src/keep-page";
import { runHook } from "../../support/run-hook";

const PAGE = "http://localhost/gallery";
const DATA = "http://localhost/page-data/gallery/page-data.json";

test("a new worker caches what the tab has fetched, each file once and without requesting it again", async () => {
  const told: unknown[] = [];
  const registration = { active: { postMessage: (message: unknown) => told.push(message) } };
  Object.defineProperty(navigator, "serviceWorker", {
    value: { controller: null, register: async () => registration, ready: Promise.resolve(registration) },
    configurable: true,
  });
  Object.assign(window, { caches: { match: async () => undefined } });
  // The app preloads a page's data and reads it later, which makes two entries.
  Object.assign(performance, { getEntriesByType: () => [{ name: DATA }, { name: DATA }] });
  await keepPage(PAGE);
  expect(told).toEqual([
    {
      type: "CACHE_URLS",
      payload: {
        urlsToCache: [
          [PAGE, { cache: "force-cache" }],
          [DATA, { cache: "force-cache" }],
        ],
      },
    },
  ]);
});

test("a visitor who leaves while the code is loading causes no error", async () => {
  jest.useFakeTimers();
  jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "production" });
  Object.defineProperty(navigator, "serviceWorker", { value: {}, configurable: true });
  const path = "../../../plugins/gatsby-plugin-offline-pages/src/keep-page";
  const load = jest.fn(() => {
    throw new Error("Loading chunk 25 failed.");
  });
  jest.doMock(path, load);
  const { onRouteUpdate } = await import("../../../plugins/gatsby-plugin-offline-pages/src/browser");
  await runHook(onRouteUpdate, {}, { enabled: true });
  await jest.runAllTimersAsync();
  // Jest fails a test with an unhandled rejection.
  expect(load).toHaveBeenCalled();
});
