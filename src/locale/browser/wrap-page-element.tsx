import { type PropsWithChildren, type ReactElement, useMemo } from "react";
import { createInstance, type Messages } from "./i18next";
import { I18nextProvider } from "./react-i18next";

/** The page data that the i18n plugin uses: its languages, and the messages its query requests. */
interface Page {
  pageContext: { i18n: { language: string; defaultLanguage: string } };
  data?: { locales?: Queries.LocaleMessagesFragment };
}

/** Replaces gatsby-plugin-react-i18next's hook of this name in browsers: provides the page's language and messages. */
export function wrapPageElement({ element, props }: { element: ReactElement; props: Page }) {
  return <Translated page={props}>{element}</Translated>;
}

function Translated({ page: { pageContext, data }, children }: PropsWithChildren<{ page: Page }>) {
  const { language, defaultLanguage } = pageContext.i18n;
  const locales = data?.locales;
  const i18n = useMemo(() => {
    const instance = createInstance();
    const { namespaces, resources } = messagesOf(locales);
    const [defaultNS = "", ...fallbackNS] = namespaces;
    instance.init({ lng: language, fallbackLng: defaultLanguage, defaultNS, fallbackNS, resources });
    return instance;
  }, [language, defaultLanguage, locales]);
  return <I18nextProvider i18n={i18n}>{children}</I18nextProvider>;
}

function messagesOf(locales: Queries.LocaleMessagesFragment | undefined) {
  const namespaces = new Set<string>();
  const resources: Record<string, Record<string, Messages>> = {};
  for (const { node } of locales?.edges ?? []) {
    const { language, ns, data } = node;
    if (language === null || ns === null || data === null) continue;
    namespaces.add(ns);
    (resources[language] ??= {})[ns] = JSON.parse(data);
  }
  return { namespaces, resources };
}
