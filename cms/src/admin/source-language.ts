import { useLocale } from "@payloadcms/ui";
import { useSyncExternalStore } from "react";
import { DEFAULT_LOCALE, isLocale, type Locale } from "../../../shared/locales";

const KEY = "cms-source-language";
/** Another tab tells this one by "storage"; this one tells itself by this. */
const CHOSEN = "cms-source-language-chosen";

/** The language whose texts stand beside those that are edited, as this browser chose it last, and how to choose another. */
export function useSourceLanguage(): {
  language: Locale | undefined;
  choose: (language: Locale | undefined) => void;
} {
  const { code } = useLocale();
  const chosen = useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(KEY),
    () => "",
  );
  return { language: languageFor(chosen, code), choose };
}

function languageFor(chosen: string | null, edited: string): Locale | undefined {
  const language = chosen === null || chosen === edited ? DEFAULT_LOCALE : chosen;
  return isLocale(language) && language !== edited ? language : undefined;
}

function choose(language: Locale | undefined): void {
  localStorage.setItem(KEY, language ?? "");
  window.dispatchEvent(new Event(CHOSEN));
}

function subscribe(changed: () => void): () => void {
  window.addEventListener("storage", changed);
  window.addEventListener(CHOSEN, changed);
  return () => {
    window.removeEventListener("storage", changed);
    window.removeEventListener(CHOSEN, changed);
  };
}
