import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { render, type RenderResult } from "@testing-library/react";
import { type PropsWithChildren, type ReactNode, useMemo } from "react";
import { I18nextProvider } from "react-i18next";
import type { Locale } from "../../shared/locales";
import { AppProvider } from "../../src/theme/AppProvider";
import { createI18n } from "./create-i18n";
import "./patient-waits";

/** Renders as in a page of this language: with the theme and the real messages. */
export function renderInLanguage(locale: Locale, element: ReactNode): RenderResult {
  return render(<InLanguage locale={locale}>{element}</InLanguage>);
}

/** Outside the document: for queries by role, jsdom evaluates all rules inside it for each element. */
const styles = createCache({ key: "css", container: document.createElement("div") });

/** Providers around the components of a page in this language. */
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
