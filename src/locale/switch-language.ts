import { navigate } from "gatsby";
import type { MouseEvent } from "react";
import { pageState } from "./page-state";
import { SITE } from "../../shared/site";
import { storeLocale } from "./cookie";
import { SCROLL_KEEPING_STATE } from "./scroll";
import { type LanguageOption, switchTarget } from "./switch-target";

type Click = Pick<MouseEvent, "altKey" | "ctrlKey" | "metaKey" | "shiftKey" | "button" | "preventDefault">;
type Browser = { document: { cookie: string }; location: Pick<Location, "pathname" | "search" | "assign"> };
type Navigate = (url: string, options: { state: object }) => void | Promise<void>;

/**
 * Click handler of a link to the page in another language. Stores the choice before the page is left, or `/` would
 * redirect back; leaves opening in a new tab to the browser. Logs a navigation that fails.
 */
export async function switchLanguage(
  click: Click,
  option: LanguageOption,
  browser: Browser = window,
  go: Navigate = navigate,
): Promise<void> {
  storeLocale(option.locale, SITE.localeCookie, browser.document);
  if (click.button !== 0 || click.altKey || click.ctrlKey || click.metaKey || click.shiftKey) return;
  click.preventDefault();
  const { location } = browser;
  const target = switchTarget(location.pathname, option);
  // Comparisons, searches and a kind of enquiry apply in every language; the rest of the query isn't page state.
  const url = option.translated ? target.url + pageState(location.search) : target.url;
  if (target.fullLoad) {
    location.assign(url);
    return;
  }
  if (target.url === location.pathname) return;
  try {
    await go(url, { state: option.translated ? SCROLL_KEEPING_STATE : {} });
  } catch (error) {
    console.error(`The language switch to ${url} failed.`, error);
  }
}
