import type { Locale } from "../shared/locales";
import { splitPath } from "../shared/paths";
import { TEMPLATE_CALLS } from "../shared/content-calls";
import type { ApiCategoryTemplate, ApiPage } from "./contract";
import type { Loading } from "./loading";
import { warnOfCall } from "./log";
import type { FoundPage } from "./model";

/** "missing": the API says there is no such page. "failed": unknown, because the call failed. */
type PageAnswer = FoundPage | "missing" | "failed";

interface PageAsker {
  /** Requests a path once, in the locale of its prefix, along with its category's data. */
  ask(path: string): Promise<PageAnswer>;
  isAsked(path: string): boolean;
}

/** Requests pages, each with its category's second call; identical requests are made once. */
export function createPageAsker({ calls, loader, log, fail }: Loading): PageAsker {
  const answers = new Map<string, Promise<PageAnswer>>();

  async function load(path: string): Promise<PageAnswer> {
    const { locale } = splitPath(path);
    const page = await loader.load(calls.page(path, locale));
    if (page.state === "missing") return "missing";
    if (page.state === "failed") {
      fail(page.reason);
      return "failed";
    }
    return { locale, path, answer: page.answer, categoryTemplate: await loadTemplate(page.answer, locale) };
  }

  async function loadTemplate(
    { id, category }: ApiPage,
    locale: Locale,
  ): Promise<ApiCategoryTemplate | null> {
    const segment = category ? TEMPLATE_CALLS.get(category.code) : undefined;
    if (segment === undefined) return null;
    const call = calls.categoryTemplate(id, segment, locale);
    const template = await loader.load(call);
    if (template.state === "found") return template.answer;
    if (template.state === "failed") fail(template.reason);
    else warnOfCall(log, `GET ${call.path} (status 404): page ${id} is built in ${locale} without it.`);
    return null;
  }

  return {
    ask(path) {
      const answer = answers.get(path) ?? load(path);
      answers.set(path, answer);
      return answer;
    },
    isAsked: (path) => answers.has(path),
  };
}
