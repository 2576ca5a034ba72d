import { minutesOfDay, todayAt, toHour, toMinutes } from "../../../src/locale/hotel-time";

test("the time at the hotel follows its time zone, in summer too", () => {
  expect(minutesOfDay(new Date("2026-11-22T21:30Z"), "Europe/Istanbul")).toBe(30);
  expect(minutesOfDay(new Date("2026-07-01T21:30Z"), "Europe/Helsinki")).toBe(30);
});

test("today's date at the hotel follows its time zone", () => {
  const now = new Date("2026-11-22T21:30Z");
  expect([todayAt("Europe/Istanbul", now), todayAt("America/New_York", now)]).toEqual([
    "2026-11-23",
    "2026-11-22",
  ]);
});

test("times wrap around within a day in both directions", () => {
  expect(toMinutes("08:00")).toBe(480);
  expect([toHour(480), toHour(-30), toHour(1470)]).toEqual([
    { hour: "08", minute: "00" },
    { hour: "23", minute: "30" },
    { hour: "00", minute: "30" },
  ]);
});
