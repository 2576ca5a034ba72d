import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { render, type RenderResult } from "@testing-library/react";
import { type PropsWithChildren, type ReactNode, useMemo } from "react";
import { I18nextProvider } from "react-i18next";
import type { Locale } from "../../shared/locales";
import { AppProvider } from "../../src/theme/AppProvider";
import { createI18n } from "./create-i18n";
import "./patient-waits";

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
