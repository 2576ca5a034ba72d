import { changeStay, formatStay, NO_STAY, parseStay, type Stay } from "../../../src/booking/stay";

const STAY: Stay = {
  month: "2027-07",
  arrival: "2027-07-03",
  departure: "2027-07-10",
  party: { adults: 2, children: 2 },
  ages: ["4", "11"],
};

test("a stored stay is read back unchanged", () => {
  expect(parseStay(formatStay(STAY))).toEqual(STAY);
  expect(parseStay("")).toEqual(NO_STAY);
});

test.each([
  ["a date that is none", "arrival=tomorrow&departure=2027-13-40", NO_STAY],
  ["a month that is none", "month=2027-13", NO_STAY],
  ["children without adults", "children=2&age=4&age=5", NO_STAY],
  ["more guests than a form takes", "adults=13", NO_STAY],
  [
    "ages beyond a child's",
    "adults=2&children=2&age=18&age=x",
    { party: { adults: 2, children: 2 }, ages: ["", ""] },
  ],
])("%s is dropped from a stored stay", (_, kept, expected) => {
  expect(parseStay(kept)).toEqual({ ...NO_STAY, ...expected });
});

test("choosing dates sets their month, and choosing another month clears them", () => {
  expect(changeStay(NO_STAY, { arrival: "2027-07-03" }).month).toBe("2027-07");
  expect(changeStay(STAY, { month: "2027-09" })).toMatchObject({
    month: "2027-09",
    arrival: "",
    departure: "",
  });
  expect(changeStay(STAY, { month: "2027-07" })).toEqual(STAY);
});

test("there is exactly one age field per child", () => {
  expect(changeStay(STAY, { party: { adults: 2, children: 3 } }).ages).toEqual(["4", "11", ""]);
  expect(changeStay(STAY, { party: { adults: 2, children: 1 } }).ages).toEqual(["4"]);
});
