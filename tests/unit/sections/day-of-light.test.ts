import { dayOfLight } from "../../../src/sections/light/day-of-light";

/** The 21st of each month of 2027 in UTC, by an independent almanac (astronomy-engine): sunrise, sun at 12°, sunset. */
const ALMANAC = [
  ["Kemer", "2027-01-21", "2027-01-21T05:06:45Z", "2027-01-21T13:57:42Z", "2027-01-21T15:11:20Z"],
  ["Kemer", "2027-02-21", "2027-02-21T04:39:08Z", "2027-02-21T14:37:09Z", "2027-02-21T15:43:57Z"],
  ["Kemer", "2027-03-21", "2027-03-21T04:00:29Z", "2027-03-21T15:06:10Z", "2027-03-21T16:09:58Z"],
  ["Kemer", "2027-04-21", "2027-04-21T03:16:42Z", "2027-04-21T15:32:00Z", "2027-04-21T16:36:48Z"],
  ["Kemer", "2027-05-21", "2027-05-21T02:46:35Z", "2027-05-21T15:54:06Z", "2027-05-21T17:02:22Z"],
  ["Kemer", "2027-06-21", "2027-06-21T02:39:33Z", "2027-06-21T16:08:56Z", "2027-06-21T17:19:18Z"],
  ["Kemer", "2027-07-21", "2027-07-21T02:54:59Z", "2027-07-21T16:04:30Z", "2027-07-21T17:12:49Z"],
  ["Kemer", "2027-08-21", "2027-08-21T03:19:44Z", "2027-08-21T15:36:46Z", "2027-08-21T16:41:29Z"],
  ["Kemer", "2027-09-21", "2027-09-21T03:44:23Z", "2027-09-21T14:53:04Z", "2027-09-21T15:56:43Z"],
  ["Kemer", "2027-10-21", "2027-10-21T04:10:03Z", "2027-10-21T14:07:19Z", "2027-10-21T15:14:08Z"],
  ["Kemer", "2027-11-21", "2027-11-21T04:40:58Z", "2027-11-21T13:31:58Z", "2027-11-21T14:45:35Z"],
  ["Kemer", "2027-12-21", "2027-12-21T05:05:44Z", "2027-12-21T13:27:33Z", "2027-12-21T14:45:23Z"],
  ["Reykjavík", "2027-01-21", "2027-01-21T10:40:26Z", null, "2027-01-21T16:38:17Z"],
  ["Reykjavík", "2027-02-21", "2027-02-21T09:03:44Z", "2027-02-21T15:42:18Z", "2027-02-21T18:20:14Z"],
  ["Reykjavík", "2027-03-21", "2027-03-21T07:25:55Z", "2027-03-21T17:45:02Z", "2027-03-21T19:45:42Z"],
  ["Reykjavík", "2027-04-21", "2027-04-21T05:35:48Z", "2027-04-21T19:15:48Z", "2027-04-21T21:19:22Z"],
  ["Reykjavík", "2027-05-21", "2027-05-21T03:54:55Z", "2027-05-21T20:23:56Z", "2027-05-21T22:56:16Z"],
  ["Reykjavík", "2027-06-21", "2027-06-21T02:55:12Z", "2027-06-21T20:58:29Z", "2027-06-22T00:03:52Z"],
  ["Reykjavík", "2027-07-21", "2027-07-21T03:58:39Z", "2027-07-21T20:34:49Z", "2027-07-21T23:07:16Z"],
  ["Reykjavík", "2027-08-21", "2027-08-21T05:36:27Z", "2027-08-21T19:20:17Z", "2027-08-21T21:23:16Z"],
  ["Reykjavík", "2027-09-21", "2027-09-21T07:07:04Z", "2027-09-21T17:33:09Z", "2027-09-21T19:33:01Z"],
  ["Reykjavík", "2027-10-21", "2027-10-21T08:35:32Z", "2027-10-21T15:08:22Z", "2027-10-21T17:48:01Z"],
  ["Reykjavík", "2027-11-21", "2027-11-21T10:15:03Z", null, "2027-11-21T16:11:20Z"],
  ["Reykjavík", "2027-12-21", "2027-12-21T11:22:09Z", null, "2027-12-21T15:29:15Z"],
  ["Apia", "2027-01-21", "2027-01-20T17:13:43Z", "2027-01-21T05:06:40Z", "2027-01-21T06:02:22Z"],
  ["Apia", "2027-02-21", "2027-02-20T17:26:26Z", "2027-02-21T05:01:27Z", "2027-02-21T05:54:45Z"],
  ["Apia", "2027-03-21", "2027-03-20T17:31:01Z", "2027-03-21T04:45:04Z", "2027-03-21T05:37:37Z"],
  ["Apia", "2027-04-21", "2027-04-20T17:34:04Z", "2027-04-21T04:23:30Z", "2027-04-21T05:17:34Z"],
  ["Apia", "2027-05-21", "2027-05-20T17:40:33Z", "2027-05-21T04:09:42Z", "2027-05-21T05:06:32Z"],
  ["Apia", "2027-06-21", "2027-06-20T17:49:24Z", "2027-06-21T04:09:33Z", "2027-06-21T05:07:58Z"],
  ["Apia", "2027-07-21", "2027-07-20T17:51:01Z", "2027-07-21T04:18:58Z", "2027-07-21T05:15:58Z"],
  ["Apia", "2027-08-21", "2027-08-20T17:39:17Z", "2027-08-21T04:27:26Z", "2027-08-21T05:21:37Z"],
  ["Apia", "2027-09-21", "2027-09-20T17:18:00Z", "2027-09-21T04:30:19Z", "2027-09-21T05:22:55Z"],
  ["Apia", "2027-10-21", "2027-10-20T16:57:56Z", "2027-10-21T04:32:29Z", "2027-10-21T05:25:48Z"],
  ["Apia", "2027-11-21", "2027-11-20T16:48:41Z", "2027-11-21T04:41:09Z", "2027-11-21T05:36:50Z"],
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
