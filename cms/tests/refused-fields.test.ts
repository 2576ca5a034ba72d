import { withoutValues, withoutView, withRefusals } from "../src/admin/refused-fields";

const REFUSED = { valid: false, errorMessage: "Its link leads to a draft." };

describe("a form's check after a change", () => {
  it("keeps each refusal that it was sent, and counts it at its rows", () => {
    const path = "contents.0.link.target";
    const sent = { title: {}, contents: { errorPaths: [path] }, [path]: REFUSED };
    const answered = { title: { valid: true }, contents: {}, [path]: {} };
    expect(withRefusals(sent, answered)).toEqual({
      title: { valid: true },
      contents: { errorPaths: [path] },
      [path]: REFUSED,
    });
  });

  it("shows what is wrong now, not what was", () => {
    const now = { valid: false, errorMessage: "It is too long." };
    expect(withRefusals({ url: REFUSED }, { url: now })).toEqual({ url: now });
  });

  it("leaves a new password as the form has judged it since", () => {
    const required = { valid: false, errorMessage: "This field is required." };
    const passwords = { password: required, "confirm-password": required };
    expect(withRefusals(passwords, { email: {}, ...passwords })).toEqual({ email: {} });
  });

  it("keeps nothing for a field that is gone or has been fixed", () => {
    const gone = {
      contents: { errorPaths: ["contents.1.title"] },
      url: { valid: true, errorMessage: "Taken." },
    };
    expect(withRefusals(gone, { contents: {}, url: {} })).toEqual({ contents: {}, url: {} });
  });
});

it("a form's check leaves the rows it was sent as open as they are now, and closes a new one", () => {
  const closed = (...ids: string[]) => ids.map((id) => ({ id, collapsed: true }));
  const sent = { contents: { rows: [...closed("a", "b"), { id: "new" }] } };
  const answered = { title: {}, contents: { value: 3, rows: closed("a", "b", "new") } };
  expect(withoutView(sent, answered)).toEqual({
    title: {},
    contents: { value: 3, rows: [{ id: "a" }, { id: "b" }, { id: "new", collapsed: true }] },
  });
});

describe("a form after its save", () => {
  const rows = (...ids: string[]) => ({
    rows: { value: ids.length, rows: ids.map((id) => ({ id })), disableFormData: ids.length > 0 },
    ...Object.fromEntries(
      ids.flatMap((id, index) => [
        [`rows.${index}.id`, { value: id }],
        [`rows.${index}.text`, { value: `Text of ${id}`, customComponents: {} }],
      ]),
    ),
  });

  it("keeps its values, and takes new fields", () => {
    const sent = { title: { value: "Mine" } };
    const added = { value: "New", addedByServer: true };
    expect(withoutValues(sent, { title: { value: "Theirs", valid: true }, added })).toEqual({
      title: { valid: true },
      added,
    });
  });

  it("takes nothing of rows that a colleague added or moved", () => {
    const answered = { ...rows("a", "new", "b"), "rows.2.text": { value: "Text of b", addedByServer: true } };
    expect(withoutValues(rows("a", "b"), answered)).toEqual({
      rows: {},
      "rows.0.id": {},
      "rows.0.text": { customComponents: {} },
    });
  });
});
