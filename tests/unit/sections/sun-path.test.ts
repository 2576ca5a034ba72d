import { machineTime, skyPosition, splitHour } from "../../../src/sections/parts/sun-path";

test.each([
  ["06:40 First light", "06:40", "First light"],
  ["06:10, the bay wakes first", "06:10", "the bay wakes first"],
  ["7.30 Balkonda kahve", "7.30", "Balkonda kahve"],
  ["The bay", null, "The bay"],
  ["24:00 is no time", null, "24:00 is no time"],
  ["12:345 is no time", null, "12:345 is no time"],
  ["", null, ""],
])("a leading time is split off from %j", (text, time, words) => {
  expect(splitHour(text)).toEqual({ time, words });
});

test.each([
  ["06:00", false, 0],
  ["13:00", false, 90],
  ["20:00", true, 0],
  ["01:00", true, 90],
  ["05:59", true, 180],
  ["13.00", false, 90],
])("at %s the sky shows a moon: %s, at %i degrees", (time, moon, degrees) => {
  expect(skyPosition(time)).toEqual({ moon, degrees });
});

test("times in every language have one machine-readable form", () => {
  expect(["06:40", "9.05", "20.10"].map(machineTime)).toEqual(["06:40", "09:05", "20:10"]);
});
