import { DESKTOP, world } from "../browser";
import type { Engine, Tab, Visitor } from "./engine";
import { expressionOf } from "./in-page";
import { untilFound } from "./until-found";
import { startWatchedSite, type WatchedSite } from "./watched-site";

/** What a walk has: a tab, the site before it, and what most steps wait for. */
export interface Walk extends Tab {
  site: WatchedSite;
  /** Opens a path of the site; resolves when the app has taken over. */
  visit(path: string): Promise<void>;
  /** Waits until a function answers true in the page, over navigations, too. */
  until<Args extends readonly unknown[]>(
    condition: (...args: Args) => boolean | Promise<boolean>,
    ...args: Args
  ): Promise<void>;
  /** Waits until the address has this path, query and hash, and the app has rendered. */
  arrives(address: string): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
}

interface Options extends Partial<Visitor> {
  /** Origin; default: the embedded hotel. */
  origin?: string;
}

const closings: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0)) await close();
});

/** A tab before a site of its own, which the end of the test closes. */
export async function newWalk(
  engine: Engine,
  { origin = world().site, ...wishes }: Options = {},
): Promise<Walk> {
  const visitor: Visitor = {
    size: DESKTOP,
    languages: ["en"],
    reducedMotion: true,
    scripts: true,
    forcedColours: false,
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
    // By the page itself, behind the call: WebKit's driver loses calls that a page does not live to answer.
    back: () => tab.evaluate(() => void window.setTimeout(() => history.back())),
    forward: () => tab.evaluate(() => void window.setTimeout(() => history.forward())),
  };
}
