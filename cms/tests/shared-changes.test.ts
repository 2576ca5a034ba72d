import { type FieldShape, sharedChanges } from "../src/together/shared-changes";

const text = (name: string): FieldShape => ({ type: "text", name, localized: true });
const FIELDS: FieldShape[] = [
  {
    type: "tabs",
    tabs: [
      {
        fields: [
          text("title"),
          { type: "number", name: "price" },
          { type: "array", name: "slides", fields: [text("title"), { type: "upload", name: "file" }] },
          {
            type: "row",
            fields: [{ type: "group", name: "link", fields: [text("words"), { type: "text", name: "to" }] }],
          },
        ],
      },
    ],
  },
  { type: "text", name: "updatedAt" },
];
const LIVE = {
  title: "Zimmer",
  price: 166,
  slides: [{ id: "a", title: "Eins", file: 1 }],
  link: { words: "Hin", to: "/a" },
  updatedAt: "1",
};

describe("what goes live besides a language's texts", () => {
  it("is nothing if only texts were changed", () => {
    const mine = {
      ...LIVE,
      title: "Neu",
      slides: [{ id: "a", title: "Neu", file: 1 }],
      link: { words: "Neu", to: "/a" },
      updatedAt: "2",
    };
    expect(sharedChanges(FIELDS, LIVE, mine)).toEqual([]);
  });

  it.each([
    ["price", { price: 333 }],
    ["slides", { slides: [{ id: "a", title: "Eins", file: 2 }] }],
    ["slides", { slides: [{ id: "b" }, { id: "a", title: "Eins", file: 1 }] }],
    ["link", { link: { words: "Hin", to: "/b" } }],
  ])("is %s if its value, rows or order changed", (name, change) => {
    expect(sharedChanges(FIELDS, LIVE, { ...LIVE, ...change }).map((field) => field.name)).toEqual([name]);
  });
});
