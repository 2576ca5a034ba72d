import { keptChoices } from "../src/admin/kept-choices";

it("another refusal keeps the choices in conflicts that are the same, and no others", () => {
  const conflict = (path: string, message: string) => ({ path, message });
  const before = ["title", "price", "rows.a.title", "rows", "rows"].map((path, index) =>
    conflict(path, `Change ${index}`),
  );
  const now = [
    conflict("rows", "Change 3"),
    conflict("price", "Another change"),
    conflict("title", "Change 0"),
    conflict("subtitle", "New"),
  ];
  const choices = new Map(before.map(({ path }) => [path, "mine"] as const));
  expect([...keptChoices(choices, before, now).keys()]).toEqual(["title"]);
});
