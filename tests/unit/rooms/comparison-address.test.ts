import { readComparison, writeComparison } from "../../../src/rooms/comparison-address";

const SLUGS = ["a", "b", "c", "d", "e", "şömine"];
const NAMES = new Map([...SLUGS.map((slug): [string, string] => [slug, slug]), ["ein-zimmer", "a"]]);

test.each([
  ["", []],
  ["?compare=b,a", ["b", "a"]],
  ["?compare=a,a,b", ["a", "b"]],
  ["?compare=ein-zimmer,b,a", ["a", "b"]],
  ["?compare=a,nowhere,<b>", ["a"]],
  ["?compare=a,b,c,d,e", ["a", "b", "c", "d"]],
  ["?compare=%C5%9F%C3%B6mine,a", ["şömine", "a"]],
  ["?lang=tr&compare=a%2Cb", ["a", "b"]],
])("%s compares %j", (search, expected) => {
  expect(readComparison(search, NAMES)).toEqual(expected);
});

test.each([
  ["", ["a", "b"], "?compare=a,b"],
  ["?compare=a,b", [], ""],
  ["?x=1&compare=a", ["b", "c"], "?x=1&compare=b,c"],
  ["", ["şömine"], "?compare=%C5%9F%C3%B6mine"],
])("(%s, %j) is written as %s", (search, slugs, expected) => {
  expect(writeComparison(search, slugs)).toBe(expected);
});
