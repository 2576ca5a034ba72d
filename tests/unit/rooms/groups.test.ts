import { groupRooms, roomsUrl } from "../../../src/rooms/groups";
import { room } from "../../components/rooms/rooms";

const ROOMS = [room("pool-house", { group: "suite" }), room("garden"), room("sea"), room("family")];

const slugs = (rooms: readonly { slug: string }[]) => rooms.map(({ slug }) => slug);

test("rooms come before suites, each in the order of the API", () => {
  expect(groupRooms(ROOMS).map(({ group, rooms }) => [group, slugs(rooms)])).toEqual([
    ["room", ["garden", "sea", "family"]],
    ["suite", ["pool-house"]],
  ]);
});

test("an empty group is left out", () => {
  expect(groupRooms([room("sea")]).map(({ group }) => group)).toEqual(["room"]);
});

test.each([
  ["/accommodation/sea-suite", "/accommodation"],
  ["/tr/konaklama/deniz-suiti", "/tr/konaklama"],
  ["/sea-suite", "/"],
])("the rooms of %s are listed at %s", (url, expected) => {
  expect(roomsUrl(url)).toBe(expected);
});
