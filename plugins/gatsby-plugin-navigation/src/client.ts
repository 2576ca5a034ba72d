import type { GatsbyBrowser } from "gatsby";
import { whenIdle } from "../../../shared/when-idle";
import {
  loadPage,
  loadPageAhead,
  type Navigate,
  precedeNavigation,
  shownPage,
} from "../../../gatsby/inside/browser-runtime";
import { answerErrorPage } from "../../../gatsby/inside/page-loading";
import { createRouterFrames } from "../../../gatsby/inside/router-frames";
import { anchorTarget, scrollToAnchor } from "./anchor-scroll";
import { announceTitles } from "./announce-titles";
import { createBuildWatch } from "./build-watch";
import { createChunkFailureHandler } from "./chunk-failures";
import { createFullLoad } from "./full-load";
import { handleLinkClick } from "./link-clicks";
import { createLinksInView } from "./links-in-view";
import { createNavigationSign } from "./navigation-sign";
import { createNavigator, pageOf, type PageNavigator } from "./navigator";
import { createReached } from "./network";
import { pollInterval } from "./options";
import { painted } from "./painted";
import { pollBuilds } from "./poll";
import { type Connection, createPrefetch } from "./prefetch";
import { onReachedLink } from "./reached-links";
import { createViewedLinks } from "./viewed-links";

declare global {
  interface Navigator {
    readonly connection?: Connection;
  }
}

const watch = createBuildWatch({
  fetch: (input, init) => window.fetch(input, init),
  shownPage,
  now: Date.now,
  log: (message, reason) => console.warn(message, reason),
});

const fullLoad = createFullLoad({
  storage: () => window.sessionStorage,
  now: Date.now,
  holdsInput: () => document.querySelector("form[data-unsent]") !== null,
  go: (target) => {
    if (target.href === window.location.href) window.location.reload();
    else window.location.assign(target.href);
  },
});

const sign = createNavigationSign(document.documentElement);

const reached = createReached({
  fetch: (input, init) => window.fetch(input, init),
  lost: sign.offline,
});

const prefetch = createPrefetch({
  load: loadPage,
  // Including its first picture.
  loadWhole: loadPageAhead,
  connection: () => window.navigator.connection,
  whenIdle,
});

const hasMouse = () => window.matchMedia("(hover: hover) and (pointer: fine)").matches;

let watchLinksInView: (() => void) | undefined;

let navigator: PageNavigator | undefined;

const frames = createRouterFrames();

/** Wraps Gatsby's navigation functions, which are set up by now; nothing has been rendered yet. */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  // `gatsby develop` has no releases and reloads changes itself.
  if (process.env.NODE_ENV !== "production") return;
  if (document.querySelector("[data-error-page]")) answerErrorPage(pageOf(window.location));
  window.addEventListener("popstate", frames.begin, { capture: true });
  precedeNavigation((loader, navigateByGatsby) => {
    const gatsbyNavigate: Navigate = (to, options) => {
      frames.begin();
      navigateByGatsby(to, options);
    };
    const log = console.error;
    const own = createNavigator({ loader, watch, fullLoad, reached, sign, gatsbyNavigate, painted, log });
    window.addEventListener("popstate", own.onPopState, { capture: true });
    navigator = own;
    return (to, options) => void own.navigate(to, options);
  });
  watchLinksInView = createLinksInView(createViewedLinks(prefetch.inView, hasMouse));
  onReachedLink(prefetch.reached);
  window.addEventListener("unhandledrejection", createChunkFailureHandler(watch), { capture: true });
  // Clears the sign when a page comes back from the back/forward cache after a full load.
  window.addEventListener("pageshow", ({ persisted }) => persisted && sign.end());
};

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = (_, options) => {
  // Earlier, a navigation could interfere with hydration: until now the browser follows links itself.
  document.addEventListener("click", handleLinkClick);
  announceTitles();
  if (navigator) pollBuilds(watch, pollInterval(options.pollMinutes));
};

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location }) => {
  frames.end();
  navigator?.onShown(pageOf(location));
  void painted().then(() => watchLinksInView?.());
};

/** Handles scrolling to anchors on the current page; everything else is left to Gatsby. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({ prevRouterProps, routerProps }) => {
  const { location } = routerProps;
  const anchor = location.hash ? anchorTarget(location.hash) : null;
  if (!anchor || !prevRouterProps || pageOf(prevRouterProps.location) !== pageOf(location)) return true;
  scrollToAnchor(anchor);
  return false;
};
