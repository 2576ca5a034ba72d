import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { render, type RenderResult } from "@testing-library/react";
import { createInstance, type i18n } from "i18next";
import { type PropsWithChildren, type ReactNode, useMemo } from "react";
import { I18nextProvider } from "react-i18next";
import { LOCALES, type Locale } from "../../shared/locales";
import { AppProvider } from "../../src/theme/AppProvider";
import { readMessages } from "./read-messages";

/** Renders as a page of this language would: with the theme and the real messages. */
export function renderInLanguage(locale: Locale, element: ReactNode): RenderResult {
  return render(<InLanguage locale={locale}>{element}</InLanguage>);
}

/** Beside the document: jsdom goes through all rules in it for each element that a test looks for by its role. */
const styles = createCache({ key: "css", container: document.createElement("div") });

/** What surrounds the components of a page of this language. */
export function InLanguage({ locale, children }: PropsWithChildren<{ locale: Locale }>) {
  const instance = useMemo(() => createI18n(locale), [locale]);
  return (
    <I18nextProvider i18n={instance}>
      <CacheProvider value={styles}>
        <AppProvider>{children}</AppProvider>
      </CacheProvider>
    </I18nextProvider>
  );
}

const RESOURCES = Object.fromEntries(LOCALES.map((locale) => [locale, readMessages(locale)]));

/** An i18next instance over the real messages of all languages. */
export function createI18n(locale: Locale): i18n {
  const instance = createInstance();
  void instance.init({
    lng: locale,
    fallbackLng: "en",
    resources: RESOURCES,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return instance;
}
