import { array, lazy, mixed, object, string, ValidationError } from "yup";
import { parse, tryParse } from "../../../shared/parse";

const schema = object({ title: string().required(), parts: array(object({ key: string() })) });

test("fields named like built-in object properties are dropped at any depth", () => {
  const raw = JSON.parse(
    '{"title":"a","constructor":1,"__proto__":{"polluted":true},"parts":[{"key":"b","toString":null}]}',
  );
  expect(JSON.stringify(parse(schema, raw))).toBe('{"title":"a","parts":[{"key":"b"}]}');
  expect(raw).toHaveProperty("constructor", 1);
});

test("data without such fields is not copied", () => {
  const raw = { title: "a", parts: [{ key: "b" }] };
  expect(parse(mixed().required(), raw)).toBe(raw);
});

test("an error thrown by a schema counts as a validation error", () => {
  const broken = lazy(() => {
    throw new TypeError("no such thing");
  });
  expect(() => parse(broken, {})).toThrow(ValidationError);
  expect(() => parse(broken, {})).toThrow("it can not be read: no such thing");
});

test("data nested too deeply is refused, naming where it starts", () => {
  const deep: unknown = JSON.parse(`{"title":"a","parts":${"[".repeat(100_000)}${"]".repeat(100_000)}}`);
  expect(() => parse(schema, deep)).toThrow(/^parts\[0\]\[0\].*… is nested deeper than 100 levels$/);
  expect(() => parse(schema, deep)).toThrow(ValidationError);
});

test("data can be checked against its schema without throwing an error", () => {
  expect(tryParse(schema, { title: "a" })).toEqual({ title: "a" });
  expect(tryParse(schema, {})).toBeUndefined();
});
