import { mergeChanges, rebase } from "../src/together/merge-changes";

const row = (id: string, title: string) => ({ id, title });

describe("simultaneous changes by two people", () => {
  it("are merged field by field", () => {
    const base = { title: "One", price: 166, seo: { title: "A", text: "B" } };
    const theirs = { title: "One", price: 333, seo: { title: "A", text: "Theirs" } };
    const mine = { title: "Mine", price: 166, seo: { title: "Mine", text: "B" } };
    expect(mergeChanges({ base, theirs, mine })).toEqual({
      merged: { title: "Mine", price: 333, seo: { title: "Mine", text: "Theirs" } },
      conflicts: [],
    });
  });

  it("are merged row by row, whatever a row's position", () => {
    const base = { rows: [row("a", "A"), row("b", "B"), row("c", "C")] };
    const theirs = { rows: [row("new", "Theirs"), row("a", "A"), row("b", "Their B")] };
    const mine = { rows: [row("b", "B"), row("a", "My A"), row("mine", "Mine"), row("c", "C")] };
    expect(mergeChanges({ base, theirs, mine })).toEqual({
      merged: { rows: [row("new", "Theirs"), row("b", "Their B"), row("a", "My A"), row("mine", "Mine")] },
      conflicts: [],
    });
  });

  it("do not conflict in an empty field, although forms send 0 for no rows", () => {
    const base = { rows: [], text: null };
    const theirs = { rows: [row("a", "Theirs")], text: "" };
    expect(mergeChanges({ base, theirs, mine: { rows: 0, text: "" } })).toEqual({
      merged: { rows: [row("a", "Theirs")], text: "" },
      conflicts: [],
    });
  });

  it("treat a relation, or a list of words, as one value", () => {
    const base = { link: { relationTo: "pages", value: 1 }, traits: ["sea"] };
    const theirs = { link: { relationTo: "rooms", value: 1 }, traits: ["sea", "quiet"] };
    const mine = { link: { relationTo: "pages", value: 2 }, traits: ["sea"] };
    expect(mergeChanges({ base, theirs, mine })).toEqual({
      merged: { link: mine.link, traits: theirs.traits },
      conflicts: [{ path: "link", theirs: theirs.link, mine: mine.link }],
    });
  });

  it.each([
    [
      "the same field",
      { title: "Was" },
      { title: "Theirs" },
      { title: "Mine" },
      { path: "title", theirs: "Theirs", mine: "Mine" },
    ],
    [
      "the field of a row that was moved",
      { rows: [row("a", "A"), row("b", "B")] },
      { rows: [row("b", "Theirs"), row("a", "A")] },
      { rows: [row("a", "A"), row("b", "Mine")] },
      { path: "rows.1.title", theirs: "Theirs", mine: "Mine" },
    ],
    [
      "a row that was removed",
      { rows: [row("a", "A")] },
      { rows: [] },
      { rows: [row("a", "Mine")] },
      { path: "rows.0.id", theirs: undefined, mine: row("a", "Mine") },
    ],
    [
      "a row that the form removed",
      { rows: [row("a", "A"), row("b", "B")] },
      { rows: [row("a", "Theirs"), row("b", "B")] },
      { rows: [row("b", "B")] },
      { path: "rows", theirs: row("a", "Theirs"), mine: undefined },
    ],
  ])("conflict if both changed %s", (_what, base, theirs, mine, conflict) => {
    expect(mergeChanges({ base, theirs, mine }).conflicts).toEqual([conflict]);
  });

  it("are resolved in favour of the chosen side", () => {
    const base = { title: "Was", rows: [row("a", "A"), row("b", "B"), row("c", "C")] };
    const theirs = { title: "Theirs", rows: [row("b", "B"), row("a", "Their A")] };
    const mine = { title: "Mine", rows: [row("b", "B"), row("c", "My C")] };
    const chosen = (winner: "mine" | "theirs") => mergeChanges({ base, theirs, mine }, () => winner).merged;
    expect(chosen("mine")).toEqual({ title: "Mine", rows: [row("b", "B"), row("c", "My C")] });
    expect(chosen("theirs")).toEqual({ title: "Theirs", rows: [row("b", "B"), row("a", "Their A")] });
    const { merged } = mergeChanges({ base, theirs, mine }, (path) => (path === "title" ? "theirs" : "mine"));
    expect(merged).toEqual({ title: "Theirs", rows: [row("b", "B"), row("c", "My C")] });
  });

  it("are compared with what is stored now, except those that conflict, in a form that shows them all", () => {
    const base = {
      title: "Was",
      subtitle: "",
      price: 1,
      rows: [row("a", "A"), row("b", "B"), row("c", "C")],
    };
    const theirs = {
      title: "Theirs",
      subtitle: "Theirs",
      price: 1,
      rows: [row("new", "N"), row("a", "A"), row("b", "Their B")],
    };
    const mine = {
      title: "Mine",
      subtitle: "",
      price: 2,
      rows: [row("a", "My A"), row("c", "My C"), row("mine", "M")],
    };
    const rebased = rebase({ base, theirs, mine });
    expect(rebased).toEqual({
      title: "Was",
      subtitle: "Theirs",
      price: 1,
      rows: [row("new", "N"), row("a", "A"), row("b", "B"), row("c", "C")],
    });
    expect(rebase({ base, theirs, mine }, (path) => path === "title").title).toBe("Theirs");
    const shown = mergeChanges({ base, theirs, mine }).merged;
    const [before, after] = [
      { base, theirs, mine },
      { base: rebased, theirs, mine: shown },
    ].map((versions) => mergeChanges(versions).conflicts.map(({ theirs, mine }) => ({ theirs, mine })));
    expect(after).toEqual(before);
  });

  it("do not conflict if both are the same", () => {
    const mine = { title: "Same" };
    expect(mergeChanges({ base: { title: "Was" }, theirs: mine, mine })).toEqual({
      merged: mine,
      conflicts: [],
    });
  });
});
