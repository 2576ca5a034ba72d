import { KnownDocument } from "../src/together/known-document";

const at = (seconds: number) => new Date(Date.UTC(2027, 0, 1, 9, 0, seconds)).toISOString();

test("a late response to an earlier save does not become the base, as it has a colleague's text that the form lacks", () => {
  const known = new KnownDocument({ title: "Was", subtitle: "", updatedAt: at(0) });
  const first = { title: "First", subtitle: "" };
  const last = { title: "Last", subtitle: "" };
  const theirs = { subtitle: "A colleague's" };
  known.saved(first, { ...first, ...theirs, updatedAt: at(1) });
  known.saved(last, { ...last, ...theirs, updatedAt: at(2) });
  known.viewed({ ...first, ...theirs, updatedAt: at(1) });
  expect(known.base).toEqual(last);
  expect(known.isOlderThan(at(2))).toBe(true);
});

test("a view reloaded since the form's last save becomes its new base", () => {
  const known = new KnownDocument({ title: "Was", updatedAt: at(0) });
  known.saved({ title: "Mine" }, { title: "Mine", updatedAt: at(1) });
  const loaded = { title: "Restored", updatedAt: at(2) };
  known.viewed(loaded);
  expect(known.base).toBe(loaded);
  expect(known.isOlderThan(at(2))).toBe(false);
});
