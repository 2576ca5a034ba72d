import { isDeepStrictEqual } from "node:util";
import {
  menusCall,
  pageCall,
  pagesCall,
  propertyCall,
  redirectsCall,
  type PropertyIds,
  roomCall,
  roomsCall,
  templateCall,
} from "../shared/content-calls";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "../shared/locales";
import {
  CATEGORY_CALLS,
  categoryAnswer,
  menusAnswer,
  pageAnswer,
  pagesAnswer,
  propertyAnswer,
  redirectsAnswer,
  roomByIdAnswer,
  roomBySlugAnswer,
  roomsAnswer,
} from "./answers";
import type { Content, LocalContent } from "./content";
import { splitTarget } from "./links";

/** A read call that has a response. */
interface AnsweredCall {
  /** Path and query. */
  path: string;
  answer: () => unknown;
  /** Every file its response is made from, other than targets of references: same objects, same response. */
  files: readonly unknown[];
}

/** Returns every call that a reader may make for the content. */
export function answeredCalls(content: Content, propertyIds: PropertyIds): AnsweredCall[] {
  const redirects = {
    path: redirectsCall(propertyIds),
    answer: () => redirectsAnswer(content),
    files: [content[DEFAULT_LOCALE].redirects],
  };
  return [redirects, ...LOCALES.flatMap((locale) => localCalls(content, locale, propertyIds))];
}

function localCalls(content: Content, locale: Locale, propertyIds: PropertyIds): AnsweredCall[] {
  const { pages, rooms, menus, hotel } = content[locale];
  const allRooms = LOCALES.flatMap((other) => [...content[other].rooms.values()]);
  return [
    ...pageCalls(content, locale, propertyIds),
    {
      path: pagesCall(locale, propertyIds),
      answer: () => pagesAnswer(content, locale),
      files: [...pages.values()],
    },
    {
      path: menusCall(locale, propertyIds.pages),
      answer: () => menusAnswer(content, locale),
      files: [menus],
    },
    ...(hotel === undefined
      ? []
      : [
          {
            path: propertyCall(locale, propertyIds),
            answer: () => propertyAnswer(content, locale),
            files: [hotel],
          },
        ]),
    { path: roomsCall(locale, propertyIds), answer: () => roomsAnswer(content, locale), files: allRooms },
    ...[...rooms].flatMap(([key, { id, slug }]) => {
      const files = LOCALES.map((other) => content[other].rooms.get(key));
      return [
        {
          path: roomCall(id, locale, propertyIds),
          answer: () => roomByIdAnswer(content, locale, id),
          files,
        },
        {
          path: roomCall(slug[locale] ?? "", locale, propertyIds),
          answer: () => roomBySlugAnswer(content, locale, slug[locale] ?? ""),
          files,
        },
      ];
    }),
  ];
}

/**
 * Returns the read calls whose responses appeared, disappeared or differ between two states of the content, as path
 * and query.
 */
export function changedCalls(before: Content, after: Content, propertyIds: PropertyIds): string[] {
  const areNamesEqual = LOCALES.every((locale) => haveEqualNames(before[locale], after[locale]));
  const [old, current] = [before, after].map(
    (content) => new Map(answeredCalls(content, propertyIds).map((call) => [call.path, call])),
  );
  const paths = new Set([...(old?.keys() ?? []), ...(current?.keys() ?? [])]);
  return [...paths].filter((path) => {
    const [one, other] = [old?.get(path), current?.get(path)];
    if (one === undefined || other === undefined) return true;
    if (areNamesEqual && areSame(one.files, other.files)) return false;
    return !isDeepStrictEqual(one.answer(), other.answer());
  });
}

function pageCalls(content: Content, locale: Locale, propertyIds: PropertyIds): AnsweredCall[] {
  const { pages, urls } = content[locale];
  return [...urls].flatMap(([path, key]) => {
    const page = pages.get(key);
    if (page === undefined) return [];
    const { id, category, template, breadcrumbs = [] } = page;
    const named = breadcrumbs.map((target) => pages.get(splitTarget(target)?.key ?? ""));
    const templates = CATEGORY_CALLS.filter((call) => template !== undefined && call.category === category);
    return [
      {
        path: pageCall(path, locale, propertyIds),
        answer: () => pageAnswer(content, locale, path, propertyIds.pages),
        files: [...LOCALES.map((other) => content[other].pages.get(key)), ...named],
      },
      ...templates.map(({ call, category: code }) => ({
        path: templateCall(id, call, locale),
        answer: () => categoryAnswer(content, locale, id, code),
        files: [page],
      })),
    ];
  });
}

/** True if links and pictures resolve to the same in both. */
function haveEqualNames(one: LocalContent, other: LocalContent): boolean {
  return isDeepStrictEqual([one.addresses, one.pictures], [other.addresses, other.pictures]);
}

function areSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((value, index) => value === other[index]);
}
