import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { wrapPageElement as libraryWrap } from "gatsby-plugin-react-i18next/dist/plugin/wrapPageElement";
import { useState } from "react";
import { useTranslation as useLibrary } from "react-i18next";
import { createInstance } from "../../../src/locale/browser/i18next";
import { I18nextProvider, useTranslation } from "../../../src/locale/browser/react-i18next";
import { wrapPageElement } from "../../../src/locale/browser/wrap-page-element";

function instance(lng: string) {
  const i18n = createInstance();
  const messages = (word: string) => ({ common: { word } });
  i18n.init({
    lng,
    fallbackLng: "en",
    defaultNS: "common",
    fallbackNS: [],
    resources: { en: messages("room"), tr: messages("oda") },
  });
  return i18n;
}

const seen = new Set<unknown>();

function Word() {
  const { t } = useTranslation();
  const [presses, setPresses] = useState(0);
  seen.add(t);
  return <button onClick={() => setPresses(presses + 1)}>{`${t("word")} ${presses}`}</button>;
}

test("a component uses the language of the nearest provider, and the same function across renders", async () => {
  seen.clear();
  render(
    <I18nextProvider i18n={instance("en")}>
      <I18nextProvider i18n={instance("tr")}>
        <Word />
      </I18nextProvider>
    </I18nextProvider>,
  );
  await userEvent.click(screen.getByRole("button", { name: "oda 0" }));
  expect(screen.getByRole("button", { name: "oda 1" })).toBeTruthy();
  expect(seen.size).toBe(1);
});

test("a page gets the same languages, namespaces and messages as from the plugin", () => {
  const node = (language: string, ns: string, messages: object) => ({
    node: { language, ns, data: JSON.stringify(messages) },
  });
  const page = {
    pageContext: {
      i18n: {
        language: "tr",
        languages: ["en", "tr"],
        defaultLanguage: "en",
        routed: true,
        originalPath: "/",
        path: "/tr",
      },
    },
    data: {
      locales: {
        edges: [
          node("tr", "common", { word: "oda" }),
          node("en", "common", { only: "suite" }),
          node("tr", "rooms", { bed: "yatak" }),
        ],
      },
    },
  };
  const keys = ["word", "only", "bed", "none"];
  const Small = () => {
    const { t } = useTranslation();
    return <p>{keys.map((key) => t(key)).join()}</p>;
  };
  const Library = () => {
    const { t } = useLibrary();
    return <p>{keys.map((key) => t(key)).join()}</p>;
  };
  render(wrapPageElement({ element: <Small />, props: page }));
  render(Reflect.apply(libraryWrap, undefined, [{ element: <Library />, props: page }, {}]));
  const [small, library] = [...document.querySelectorAll("p")].map((words) => words.textContent);
  expect(small).toBe(library);
  expect(small).toBe("oda,suite,yatak,none");
});
