import { createContext, createElement, type PropsWithChildren, useContext } from "react";
import { createInstance, type I18n, type Translate } from "./i18next";

/** The subset of react-i18next that browsers need, on top of the small i18next in this folder. */

const I18nContext = createContext<I18n>(createInstance());

export function I18nextProvider({ i18n, children }: PropsWithChildren<{ i18n: I18n }>) {
  return createElement(I18nContext.Provider, { value: i18n }, children);
}

/** `t` looks in the namespace first (default: the page's own), then in the page's others. */
export function useTranslation(namespace?: string): { t: Translate; i18n: I18n } {
  const i18n = useContext(I18nContext);
  return { t: i18n.getFixedT(null, namespace), i18n };
}
