import { useEffect, useState } from "react";
import { isConsentMessage } from "../../../shared/consent-versions";
import type { Locale } from "../../../shared/locales";
import { siteTexts } from "../desk/site-texts";

interface Loaded {
  locale: Locale;
  texts: ReadonlyMap<string, string>;
}

const NONE: ReadonlyMap<string, string> = new Map();

/** The site's messages in a language, by key; none until they are loaded. */
export function useSiteTexts(locale: Locale, hasConsents: boolean): ReadonlyMap<string, string> {
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    let isCurrent = true;
    siteTexts(locale).then(
      (all) => {
        const texts = new Map([...all].filter(([key]) => hasConsents || !isConsentMessage(key)));
        if (isCurrent) setLoaded({ locale, texts });
      },
      (error: unknown) => console.error("The site's messages could not be loaded; reload the page.", error),
    );
    return () => {
      isCurrent = false;
    };
  }, [locale, hasConsents]);
  return loaded?.locale === locale ? loaded.texts : NONE;
}
