import { isRecord, isText } from "../../shared/record";
import type { Page } from "../../shared/handover";
import type { PageContent } from "./page-content";

/** What guests read on a page, and the day on which that last changed: `2026-11-28`. */
interface PageState {
  reading: string;
  since: string;
}

/** By a page's key in all releases. */
type PageStates = Readonly<Record<string, PageState>>;

export function isPageState(value: unknown): value is PageState {
  return isRecord(value) && isText(value.reading) && isText(value.since);
}

/** The states of a release's pages: a page on which guests read what they read before keeps its day. */
export function pageStates(
  pages: readonly Page[],
  readingOf: (path: string) => PageContent["reading"],
  { before, now }: { before: PageStates; now: number },
): PageStates {
  const today = new Date(now).toISOString().slice(0, 10);
  return Object.fromEntries(
    pages.map((page) => {
      const key = pageKey(page);
      const reading = readingOf(page.path);
      const last = before[key];
      return [key, last?.reading === reading ? last : { reading, since: today }];
    }),
  );
}

/**
 * Paths that search engines should fetch again: of indexable pages that are new, moved or read differently, and of
 * those that are gone. None if nothing is known of the pages before.
 */
export function pagesToFetchAgain(
  pages: readonly Page[],
  { before, now, livePaths }: { before: PageStates; now: PageStates; livePaths: readonly string[] },
): string[] {
  if (Object.keys(before).length === 0) return [];
  const live = new Set(livePaths);
  const paths = new Set(pages.map(({ path }) => path));
  const changed = pages.filter((page) => {
    const key = pageKey(page);
    return !page.noindex && (!live.has(page.path) || before[key]?.reading !== now[key]?.reading);
  });
  return [...changed.map(({ path }) => path), ...livePaths.filter((path) => !paths.has(path))];
}

/** What identifies a page in all releases. */
export function pageKey({ locale, id }: Page): string {
  return `${locale} ${id}`;
}
