import { render, screen } from "@testing-library/react";
import { useState } from "react";
import userEvent from "@testing-library/user-event";
import { createInstance } from "../../../src/locale/browser/i18next";
import { I18nextProvider, useTranslation } from "../../../src/locale/browser/react-i18next";

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

test("a component speaks the language of the nearest provider, with one function for all its renders", async () => {
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
