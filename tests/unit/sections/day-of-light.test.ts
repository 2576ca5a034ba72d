import { dayOfLight } from "../../../src/sections/light/day-of-light";

/** Days of 2027 in UTC, by an independent almanac (astronomy-engine): sunrise, sun at 12°, sunset. */
const ALMANAC = [
  ["Kemer", "2027-03-21", "2027-03-21T04:00:29Z", "2027-03-21T15:06:10Z", "2027-03-21T16:09:58Z"],
  ["Kemer", "2027-06-21", "2027-06-21T02:39:33Z", "2027-06-21T16:08:56Z", "2027-06-21T17:19:18Z"],
  ["Kemer", "2027-12-21", "2027-12-21T05:05:44Z", "2027-12-21T13:27:33Z", "2027-12-21T14:45:23Z"],
  ["Reykjavík", "2027-03-21", "2027-03-21T07:25:55Z", "2027-03-21T17:45:02Z", "2027-03-21T19:45:42Z"],
  ["Reykjavík", "2027-06-21", "2027-06-21T02:55:12Z", "2027-06-21T20:58:29Z", "2027-06-22T00:03:52Z"],
  ["Reykjavík", "2027-12-21", "2027-12-21T11:22:09Z", null, "2027-12-21T15:29:15Z"],
  ["Apia", "2027-06-21", "2027-06-20T17:49:24Z", "2027-06-21T04:09:33Z", "2027-06-21T05:07:58Z"],
  ["Apia", "2027-12-21", "2027-12-20T16:56:18Z", "2027-12-21T04:56:02Z", "2027-12-21T05:53:07Z"],
] as const;

const PLACES = {
  Kemer: { latitude: 36.5762, longitude: 30.5795, timeZone: "Europe/Istanbul" },
  Reykjavík: { latitude: 64.15, longitude: -21.94, timeZone: "Atlantic/Reykjavik" },
  Apia: { latitude: -13.83, longitude: -171.76, timeZone: "Pacific/Apia" },
};

const MINUTE = 60_000;

/** Minutes between our time and the almanac's; null means that the event doesn't happen. */
const apart = (told: Date | null, almanac: string | null) =>
  told === null && almanac === null
    ? 0
    : Math.abs((told?.getTime() ?? NaN) - Date.parse(almanac ?? "")) / MINUTE;

test.each(ALMANAC)(
  "in %s on %s the sun's times are within a minute of the almanac",
  (place, day, ...almanac) => {
    const { sunrise, mountain, sunset } = dayOfLight(day, { ...PLACES[place], mountainAltitude: 12 });
    const minutes = [sunrise, mountain, sunset].map((told, index) => apart(told, almanac[index] ?? null));
    expect(minutes.filter((minute) => !(minute < 1))).toEqual([]);
  },
);

test.each([
  ["new", "2027-08-02", 0],
  ["in its first quarter", "2027-07-11", 2],
  ["full", "2027-07-18", 4],
  ["in its last quarter", "2027-07-26", 6],
])("the moon is %s on %s", (_, day, moon) => {
  expect(dayOfLight(day, { ...PLACES.Kemer, mountainAltitude: null }).moon).toBe(moon);
});

test("without a mountain the sun leaves only at sunset; where it does not set, there are no times", () => {
  expect(dayOfLight("2027-07-03", { ...PLACES.Kemer, mountainAltitude: null }).mountain).toBeNull();
  const north = { latitude: 70, longitude: 25, timeZone: "Europe/Helsinki", mountainAltitude: 5 };
  expect(dayOfLight("2027-06-21", north)).toMatchObject({ sunrise: null, mountain: null, sunset: null });
});
