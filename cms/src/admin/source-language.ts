import { useLocale } from "@payloadcms/ui";
import { useSyncExternalStore } from "react";
import { DEFAULT_LOCALE, isLocale, type Locale } from "../../../shared/locales";
import { readStored, store } from "./browser-storage";

const KEY = "cms-source-language";
/** The "storage" event only fires in other tabs; this event notifies the current one. */
const CHOSEN = "cms-source-language-chosen";

/**
 * The source language shown next to the edited texts, as last chosen in this browser, and a function to change it.
 */
export function useSourceLanguage(): {
  language: Locale | undefined;
  choose: (language: Locale | undefined) => void;
} {
  const { code } = useLocale();
  const chosen = useSyncExternalStore(
    subscribe,
    () => readStored(KEY),
    () => "",
  );
  return { language: languageFor(chosen, code), choose };
}

function languageFor(chosen: string | undefined, edited: string): Locale | undefined {
  const language = chosen === undefined || chosen === edited ? DEFAULT_LOCALE : chosen;
  return isLocale(language) && language !== edited ? language : undefined;
}

function choose(language: Locale | undefined): void {
  store(KEY, language ?? "");
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
