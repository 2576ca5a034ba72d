import type { Field } from "payload";
import { directionInto, translationState } from "../src/translation/translation-state";

const FIELDS: Field[] = [
  { name: "title", type: "text", localized: true },
  { name: "url", type: "text", localized: true },
];

function stateOf(doc: Record<string, unknown>, to: "en" | "tr", written: Record<string, number> = {}) {
  const dates = new Map([["title", written]]);
  return translationState({ fields: FIELDS, doc, dates }, directionInto(to));
}

describe("a page's pending translations", () => {
  it.each(["en", "tr"] as const)("include everything if it exists only in German, into %s", (to) => {
    expect(stateOf({ title: { de: "Strand" }, url: { de: "/de/strand" } }, to)).toEqual({
      source: { title: "Strand", url: "/de/strand" },
      languages: { title: "de", url: "de" },
      missing: ["title", "url"],
      changed: [],
      machine: [],
    });
  });

  it("include what changed since in the chosen source language", () => {
    const doc = { title: { tr: "Plaj", de: "Strand" } };
    expect(stateOf(doc, "tr", { tr: 1, de: 2 }).changed).toEqual([]);
    const { languages, changed } = translationState(
      { fields: FIELDS, doc, dates: new Map([["title", { tr: 1, de: 2 }]]) },
      { from: "de", to: "tr" },
    );
    expect({ languages, changed }).toEqual({ languages: { title: "de" }, changed: ["title"] });
  });

  it("exclude the text of a hidden link: to the reservation site, if guests book by phone", () => {
    const link: Field = {
      name: "link",
      type: "group",
      fields: [
        { name: "address", type: "text" },
        { name: "text", type: "text", localized: true },
      ],
    };
    const missing = (address: string, hiddenSite?: string) => {
      const doc = { link: { address, text: { en: "Check dates" } } };
      return translationState({ fields: [link], doc, dates: undefined, hiddenSite }, directionInto("tr"))
        .missing;
    };
    const site = "https://book.example/";
    expect(missing("https://book.example/rooms", site)).toEqual([]);
    expect(missing("https://map.example/", site)).toEqual(["link.text"]);
    expect(missing("https://book.example/rooms")).toEqual(["link.text"]);
  });

  it("never include the default language if it has the text, whatever changed in others", () => {
    const doc = { title: { en: "Beach", tr: "Plaj" } };
    expect(stateOf(doc, "en", { en: 1, tr: 2 })).toMatchObject({ missing: [], changed: [] });
    expect(stateOf(doc, "tr", { en: 2, tr: 1 })).toMatchObject({ missing: [], changed: ["title"] });
  });
});
