import type { GatsbyBrowser } from "gatsby";
import { holdBack } from "../../../gatsby/inside/page-loading";
import { CLASS_BORDER, GROUP_BORDER, STYLESHEET_ATTRIBUTE } from "./stylesheet-format";

const CLASS = /\.s-[a-z0-9]{3}/g;

let loading: Promise<void> | undefined;

/** Fetches the site's stylesheet with a lower priority than the page's own resources. */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  void stylesheet();
};

/** Pages and chunks loaded from now on use styles that this page doesn't include. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  if (ownStyle()) holdBack(stylesheet);
};

/** The style element with the page's own rules; rules that target descendants go before it. */
function ownStyle(): Element | null {
  return document.querySelector(`style[${STYLESHEET_ATTRIBUTE}]`);
}

/** Resolves once the stylesheet is loaded, or has failed: the page then continues, and the next call retries. */
function stylesheet(): Promise<void> {
  loading ??= load().catch(() => {
    loading = undefined;
  });
  return loading;
}

/** Adds only the rules that the page lacks: adding all of them would recalculate the styles of every element. */
async function load(): Promise<void> {
  const shown = ownStyle();
  const href = shown?.getAttribute(STYLESHEET_ATTRIBUTE);
  if (!shown || !href) return;
  const response = await fetch(href, { priority: "low" });
  if (!response.ok) throw new Error(`${href} answered ${response.status}.`);
  const groups = (await response.text()).split(GROUP_BORDER);
  const there = new Set(classesIn([...document.querySelectorAll("head style")].map(textOf).join("")));
  const [reaching = "", own = ""] = groups.map((group) =>
    group
      .split(CLASS_BORDER)
      .filter((css) => !there.has(classesIn(css)[0] ?? ""))
      .join(""),
  );
  for (const put of [() => shown.before(styleOf(reaching)), () => document.head.append(styleOf(own))]) {
    // One task each, so that input can be handled in between.
    await new Promise((resolve) => setTimeout(resolve));
    put();
  }
}

function classesIn(css: string): readonly string[] {
  return css.match(CLASS) ?? [];
}

function textOf({ textContent }: Element): string {
  return textContent ?? "";
}

function styleOf(css: string): HTMLStyleElement {
  return Object.assign(document.createElement("style"), { textContent: css });
}
