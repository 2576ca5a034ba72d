import { type Locale, LOCALES } from "../../../shared/locales";
import type { SiteBuild } from "./read-builds";

/** A requested build of the site, and the languages it was to update. */
export interface ToldBuild {
  build: string;
  languages: Locale[];
}

/** State of the last change in a language. `told`: the site accepted it but doesn't report progress. */
type Progress = "saved" | "told" | "building" | "live" | "failed";

interface LanguageState {
  language: Locale;
  progress: Progress;
  /** Decoded paths of pages added or changed by it. */
  paths: string[];
  /** Why it isn't live. */
  problem: string | undefined;
}

const MOST_PATHS = 3;

/** Languages affected by a webhook's calls; undefined calls, and calls for all languages, affect every one. */
export function languagesOf(calls: readonly string[] | undefined): Locale[] {
  const asked = calls?.map((call) => /[?&]lang=(\w+)/.exec(call)?.[1]);
  return LOCALES.filter((locale) => asked?.every((lang) => lang !== undefined && lang !== locale) !== true);
}

/**
 * State of the last change in each language that had one. Every build is of the whole site, so the first successful
 * one since the notification contains the change. `told` is sorted newest first; `builds` is undefined if the site
 * doesn't respond.
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
