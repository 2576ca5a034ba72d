import { isDeepStrictEqual } from "node:util";
import type { Calls } from "../../content-api/calls";
import { LOCALES, type Locale } from "../../shared/locales";
import {
  CATEGORY_CALLS,
  categoryAnswer,
  menusAnswer,
  pageAnswer,
  roomBySlugAnswer,
  roomsAnswer,
} from "./answers";
import type { PageFile } from "./format";
import type { Content, LocalContent } from "./load";

/** The reading calls whose answers differ between two states of a content folder, as path and query. */
export function changedCalls(before: Content, after: Content, calls: Calls): string[] {
  const areNamesEqual = LOCALES.every((locale) => haveEqualNames(before[locale], after[locale]));
  return LOCALES.flatMap((locale) => [
    ...touchedPaths(locale).flatMap((path) => changedPageCalls(path, locale)),
    ...(differ((content) => menusAnswer(content, locale)) ? [calls.menus(locale).path] : []),
    ...(differ((content) => roomsAnswer(content, locale)) ? [calls.rooms(locale).path] : []),
    ...changedSlugs(locale).flatMap((slug) => [calls.roomBySlug(slug, locale).path]),
  ]);

  function differ(answer: (content: Content) => unknown): boolean {
    return !isDeepStrictEqual(answer(before), answer(after));
  }

  /** Paths of the pages whose answers may differ. */
  function touchedPaths(locale: Locale): string[] {
    const paths = new Set([...before[locale].urls.keys(), ...after[locale].urls.keys()]);
    const files = (content: Content, path: string) => filesOf(content[locale], content, path);
    return [...paths].filter((path) => !areNamesEqual || !areSame(files(before, path), files(after, path)));
  }

  function changedPageCalls(path: string, locale: Locale): string[] {
    const ids = new Set([before, after].flatMap((content) => pageAt(content[locale], path)?.id ?? []));
    const templates = [...ids].flatMap((id) =>
      CATEGORY_CALLS.filter(({ category }) =>
        differ((content) => categoryAnswer(content, locale, id, category)),
      ).map(({ call }) => calls.categoryTemplate(id, call, locale).path),
    );
    const isChanged = differ((content) => pageAnswer(content, locale, path, calls.propertyIds.pages));
    return isChanged ? [calls.page(path, locale).path, ...templates] : templates;
  }

  function changedSlugs(locale: Locale): string[] {
    const slugs = [before, after].flatMap((content) =>
      [...content[locale].rooms.values()].map(({ slug }) => slug),
    );
    return [...new Set(slugs)].filter((slug) => differ((content) => roomBySlugAnswer(content, locale, slug)));
  }
}

/** All files that a page's answers are made of: its own in each language, and those that its breadcrumbs name. */
function filesOf(local: LocalContent, content: Content, path: string): (PageFile | undefined)[] {
  const key = local.urls.get(path) ?? "";
  const named = local.pages.get(key)?.breadcrumbs ?? [];
  return [
    ...LOCALES.map((locale) => content[locale].pages.get(key)),
    ...named.map((target) => local.pages.get(target.replace(/^page:/, ""))),
  ];
}

function pageAt({ pages, urls }: LocalContent, path: string): PageFile | undefined {
  return pages.get(urls.get(path) ?? "");
}

/** Whether links and pictures mean the same in both. */
function haveEqualNames(one: LocalContent, other: LocalContent): boolean {
  return isDeepStrictEqual([one.addresses, one.pictures], [other.addresses, other.pictures]);
}

function areSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((value, index) => value === other[index]);
}
