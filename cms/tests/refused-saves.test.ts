import { forgetRefused, keepRefused, type RefusedSave, refusedSaves } from "../src/admin/refused-saves";

const SAVE: RefusedSave = {
  form: "one",
  key: "/api/pages/1 en",
  at: 1,
  title: "Page",
  language: "en",
  href: "/admin/collections/pages/1?locale=en",
  conflicts: [{ path: "title", message: "Both changed it." }],
  base: { title: "Was" },
  mine: { title: "Mine" },
};

describe("refused saves of closed forms, in a browser without storage", () => {
  afterEach(() => refusedSaves().forEach(forgetRefused));

  it("are kept until they are discarded", () => {
    keepRefused(SAVE);
    keepRefused({ ...SAVE, form: "two" });
    expect(refusedSaves().map(({ form }) => form)).toEqual(["one", "two"]);
    forgetRefused(SAVE);
    expect(refusedSaves().map(({ form }) => form)).toEqual(["two"]);
  });

  it("are only the latest of each form", () => {
    keepRefused(SAVE);
    keepRefused({ ...SAVE, mine: { title: "Mine 2" } });
    expect(refusedSaves().map(({ mine }) => mine)).toEqual([{ title: "Mine 2" }]);
  });
});
