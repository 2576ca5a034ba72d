import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useSyncExternalStore } from "react";
import { DEFAULT_LOCALE, type Locale, LOCALES } from "../../shared/locales";
import { SITE } from "../../shared/site";
import { readCookie } from "./cookie";
import { detectLocale } from "./detect";
import { directionOf } from "./direction";
import { LOCALE_MESSAGES } from "../../languages/locale-messages";
import { SUGGESTION_DISMISSED_KEY, welcomesSuggestion } from "./suggestion";
import { switchLanguage } from "./switch-language";
import type { LanguageOption } from "./switch-target";

interface Props {
  /** The page's own locale. */
  locale: Locale;
  options: readonly LanguageOption[];
}

/**
 * Offers the page in the visitor's language. The first element of a page: an in-flow slot whose height,
 * `--suggestion`, the gate reserves before first paint by `<html data-suggestion>`, so that the bar neither covers
 * nor shifts anything; it scrolls away with the page. Without script the slot is empty and has no height.
 */
export function LanguageSuggestion({ locale, options }: Props) {
  const suggested = useSyncExternalStore(subscribe, readSuggestion, () => undefined);
  useEffect(() => {
    const next = suggestedLocale(window, locale, options);
    if (next === null) withdrawSuggestion();
    else document.documentElement.dataset.suggestion = next;
    return withdrawSuggestion;
  }, [locale, options]);

  const option = options.find((entry) => entry.locale === suggested && entry.translated);
  return <Slot data-print="off">{option && option.locale !== locale && <Bar option={option} />}</Slot>;
}

function Bar({ option }: { option: LanguageOption }) {
  const { label, offer, dismiss } = LOCALE_MESSAGES[option.locale].suggestion;
  return (
    <Strip
      aria-label={label}
      lang={option.locale}
      {...(__HAS_RTL__ ? { dir: directionOf(option.locale) } : {})}
      data-tone="pine"
    >
      <Offer href={option.url} hrefLang={option.locale} onClick={(event) => switchLanguage(event, option)}>
        {offer}
      </Offer>
      <Dismiss type="button" aria-label={dismiss} onClick={dismissSuggestion}>
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" />
        </svg>
      </Dismiss>
    </Strip>
  );
}

/** The locale to suggest on a page: the visitor's preferred one, if it differs and the page exists in it. */
function suggestedLocale(
  browser: Window,
  pageLocale: Locale,
  options: readonly LanguageOption[],
): Locale | null {
  const { document, navigator } = browser;
  const wanted = detectLocale(
    { stored: readCookie(document.cookie, SITE.localeCookie.name), languages: navigator.languages },
    { locales: LOCALES, defaultLocale: DEFAULT_LOCALE, fallbackLocale: SITE.fallbackLocale },
  );
  if (wanted === null || wanted === pageLocale) return null;
  if (!options.some(({ locale, translated }) => locale === wanted && translated)) return null;
  return welcomesSuggestion(browser) ? wanted : null;
}

function readSuggestion(): string | undefined {
  return document.documentElement.dataset.suggestion;
}

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ["data-suggestion"] });
  return () => observer.disconnect();
}

function withdrawSuggestion(): void {
  delete document.documentElement.dataset.suggestion;
}

function dismissSuggestion(): void {
  try {
    localStorage.setItem(SUGGESTION_DISMISSED_KEY, "true");
  } catch (error) {
    console.warn("The dismissed language suggestion can't be remembered.", error);
  }
  withdrawSuggestion();
}

const Slot = chakra("div", { base: { height: "var(--suggestion, 0px)" } });

const Strip = chakra("aside", {
  base: {
    height: "full",
    display: "flex",
    alignItems: "center",
    justifyContent: "center",
    gap: "2",
    paddingInline: "gutter",
    bg: "bg",
    color: "fg",
  },
});

const Offer = chakra("a", {
  base: { textStyle: "label", display: "inline-flex", alignItems: "center", minHeight: "target" },
});

const Dismiss = chakra("button", {
  base: { display: "grid", placeItems: "center", width: "target", height: "target", flexShrink: 0 },
});
