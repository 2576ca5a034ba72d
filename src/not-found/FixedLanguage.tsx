import { chakra } from "@chakra-ui/react/styled-system";
import { I18nextProvider, useTranslation } from "react-i18next";
import { type PropsWithChildren, useMemo } from "react";
import type { Locale } from "../../shared/locales";
import { directionOf } from "../locale/direction";

/**
 * Renders its children in a fixed language, regardless of the page's; the page's data must contain that language's
 * messages.
 */
export function FixedLanguage({ locale, children }: PropsWithChildren<{ locale: Locale }>) {
  const { i18n } = useTranslation();
  const fixed = useMemo(() => i18n.cloneInstance({ lng: locale }), [i18n, locale]);
  return (
    <I18nextProvider i18n={fixed}>
      <chakra.div lang={locale} {...(__HAS_RTL__ ? { dir: directionOf(locale) } : {})} display="contents">
        {children}
      </chakra.div>
    </I18nextProvider>
  );
}
