import { DESKTOP, world } from "../browser";
import type { Engine, Tab, Visitor } from "./engine";
import { expressionOf } from "./in-page";
import { untilFound } from "./until-found";
import { startWatchedSite, type WatchedSite } from "./watched-site";

/** A visitor's walk through a site: the tab, the site, and the conditions that most steps wait for. */
export interface Walk extends Tab {
  site: WatchedSite;
  /** Opens a path of the site and resolves when the page is hydrated. */
  visit(path: string): Promise<void>;
  /** Waits until a function returns true in the page, even across navigations. */
  until<Args extends readonly unknown[]>(
    condition: (...args: Args) => boolean | Promise<boolean>,
    ...args: Args
  ): Promise<void>;
  /** Waits until the URL has this path, query and hash, and the app has rendered. */
  arrives(address: string): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
}

interface Options extends Partial<Visitor> {
  /** Origin of the site; defaults to the embedded hotel. */
  origin?: string;
}

const closings: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0)) await close();
});

/** A tab with its own proxy of a site, both closed after the test. */
export async function newWalk(
  engine: Engine,
  { origin = world().site, ...wishes }: Options = {},
): Promise<Walk> {
  const visitor: Visitor = {
    size: DESKTOP,
    languages: ["en"],
    reducedMotion: true,
    scripts: true,
    ...wishes,
  };
  const site = await startWatchedSite(origin);
  closings.push(site.goOffline);
  const tab = await engine.newTab(visitor);
  closings.unshift(tab.close);

  const until: Walk["until"] = async (condition, ...args) => {
    await untilFound(
      expressionOf(condition, args),
      async () => (await tab.evaluate(condition, ...args)) || null,
    );
  };
  const tookOver = () => until(() => "app" in document.documentElement.dataset);
  return {
    ...tab,
    site,
    until,
    visit: async (path) => {
      await tab.open(site.url + path);
      await tookOver();
    },
    arrives: async (address) => {
      await until((wanted) => location.pathname + location.search + location.hash === wanted, address);
      await tookOver();
    },
    // The page itself navigates, after the call: WebKit's driver loses calls whose page is gone before it responds.
    back: () => tab.evaluate(() => void window.setTimeout(() => history.back())),
    forward: () => tab.evaluate(() => void window.setTimeout(() => history.forward())),
  };
}
