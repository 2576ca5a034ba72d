import { skyAt } from "../../../src/sections/light/sky-at";

const SUNRISE = new Date("2027-07-21T03:00Z");
const SUNSET = new Date("2027-07-21T17:00Z");

test.each([
  ["at sunrise the sun", "2027-07-21T03:00Z", { isMoon: false, part: 0 }],
  ["at noon the sun", "2027-07-21T10:00Z", { isMoon: false, part: 0.5 }],
  ["in the middle of the night the moon", "2027-07-21T22:00Z", { isMoon: true, part: 0.5 }],
  ["before sunrise the moon", "2027-07-21T00:30Z", { isMoon: true, part: 0.75 }],
])("%s is above the horizon", (_, time, sky) => {
  expect(skyAt(new Date(time), SUNRISE, SUNSET)).toEqual(sky);
});
