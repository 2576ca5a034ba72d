import { array, lazy, mixed, object, string, ValidationError } from "yup";
import { parse, tryParse } from "../../../shared/parse";

const schema = object({ title: string().required(), parts: array(object({ key: string() })) });

test("fields that are named as what every object has are dropped, wherever they stand", () => {
  const raw = JSON.parse(
    '{"title":"a","constructor":1,"__proto__":{"polluted":true},"parts":[{"key":"b","toString":null}]}',
  );
  expect(JSON.stringify(parse(schema, raw))).toBe('{"title":"a","parts":[{"key":"b"}]}');
  expect(raw).toHaveProperty("constructor", 1);
});

test("what has none of them is not copied", () => {
  const raw = { title: "a", parts: [{ key: "b" }] };
  expect(parse(mixed().required(), raw)).toBe(raw);
});

test("what a schema throws is a fault of the data", () => {
  const broken = lazy(() => {
    throw new TypeError("no such thing");
  });
  expect(() => parse(broken, {})).toThrow(ValidationError);
  expect(() => parse(broken, {})).toThrow("it can not be read: no such thing");
});

test("data that is nested too deeply is refused, with where it begins", () => {
  const deep: unknown = JSON.parse(`{"title":"a","parts":${"[".repeat(100_000)}${"]".repeat(100_000)}}`);
  expect(() => parse(schema, deep)).toThrow(/^parts\[0\]\[0\].*… is nested deeper than 100 levels$/);
  expect(() => parse(schema, deep)).toThrow(ValidationError);
});

test("data that is not as the schema says can be asked for without an error", () => {
  expect(tryParse(schema, { title: "a" })).toEqual({ title: "a" });
  expect(tryParse(schema, {})).toBeUndefined();
});
