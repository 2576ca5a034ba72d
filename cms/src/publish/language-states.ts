import { type Locale, LOCALES } from "../../../shared/locales";
import type { SiteBuild } from "./read-builds";

/** A build that the site was asked for, and the languages in which it was to bring something. */
export interface ToldBuild {
  build: string;
  languages: Locale[];
}

/** How far the last change in a language is. `told`: the site took it, and does not say more. */
export type Progress = "saved" | "told" | "building" | "live" | "failed";

export interface LanguageState {
  language: Locale;
  progress: Progress;
  /** Decoded paths of pages that came or changed with it. */
  paths: string[];
  /** Why it is not live. */
  problem: string | undefined;
}

const MOST_PATHS = 3;

/** The languages of calls as a webhook names them; undefined calls, and those of all languages, are every one's. */
export function languagesOf(calls: readonly string[] | undefined): Locale[] {
  const asked = calls?.map((call) => /[?&]lang=(\w+)/.exec(call)?.[1]);
  return LOCALES.filter((locale) => asked?.every((lang) => lang !== undefined && lang !== locale) !== true);
}

/**
 * How far the last change in each language is, where there was one. A build is always of the whole site, so the first one that succeeded since it was told
 * brought it. `told` is the newest first; `builds` are undefined where the site does not answer.
 */
export function languageStates(
  { told, untold }: { told: readonly ToldBuild[]; untold: readonly Locale[] },
  builds: readonly SiteBuild[] | undefined,
): LanguageState[] {
  return LOCALES.flatMap((language): LanguageState[] => {
    const state = (progress: Progress, rest: Partial<LanguageState> = {}) => [
      { language, progress, paths: [], problem: undefined, ...rest },
    ];
    if (untold.includes(language)) return state("saved");
    const last = told.findIndex(({ languages }) => languages.includes(language));
    if (last < 0) return [];
    const since = told
      .slice(0, last + 1)
      .flatMap(({ build }) => builds?.find(({ id }) => id === build) ?? []);
    const live = since.findLast(({ progress }) => progress === "live");
    if (live) return state("live", { paths: live.paths[language].slice(0, MOST_PATHS) });
    if (since.some(({ progress }) => progress === "building")) return state("building");
    const [newest] = since;
    return newest === undefined ? state("told") : state("failed", { problem: newest.problem });
  });
}
