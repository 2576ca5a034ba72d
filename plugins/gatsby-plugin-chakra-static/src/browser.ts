import type { GatsbyBrowser } from "gatsby";
import { holdBack } from "../../../gatsby/inside/page-loading";
import { CLASS_BORDER, GROUP_BORDER, STYLESHEET_ATTRIBUTE } from "./stylesheet-format";

const CLASS = /\.s-[a-z0-9]{4}/g;

let loading: Promise<void> | undefined;

/** Fetches the site's stylesheet behind everything that the page needs itself. */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  void stylesheet();
};

/** The pages and parts of the code that are loaded from now on use styles that the page itself does without. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  if (ownStyle()) holdBack(stylesheet);
};

/** The element of the page's own rules, which those that reach into an element stand before. */
function ownStyle(): Element | null {
  return document.querySelector(`style[${STYLESHEET_ATTRIBUTE}]`);
}

/** Resolves when the stylesheet is there. Where it can't be had, the page goes on and it is tried again later. */
function stylesheet(): Promise<void> {
  loading ??= load().catch(() => {
    loading = undefined;
  });
  return loading;
}

/** Puts in what the page's own styles lack: with all of it the styles of every element would be worked out again. */
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
    // Each in a task of its own, between which a press is answered.
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
