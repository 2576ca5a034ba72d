import {
  fits,
  NO_WISHES,
  partiesOf,
  readWishes,
  withGuests,
  withTrait,
  writeWishes,
} from "../../../src/rooms/finder-address";
import { room } from "../../components/rooms/rooms";

test("an address gives month, party, traits and order, and unknown values are ignored", () => {
  expect(readWishes("?month=2027-07&adults=2&children=1&with=sea-view&with=yacht&sort=price")).toEqual({
    month: "2027-07",
    party: { adults: 2, children: 1 },
    traits: ["sea-view"],
    cheapestFirst: true,
  });
  expect(readWishes("?month=july&adults=99&children=-1&with=&sort=name")).toEqual(NO_WISHES);
});

test("children without adults are given two", () => {
  expect(readWishes("?children=2").party).toEqual({ adults: 2, children: 2 });
});

test("a shared address with a number of guests still finds the same rooms", () => {
  expect(readWishes("?guests=5").party).toEqual({ adults: 2, children: 3 });
  expect(readWishes("?guests=1").party).toEqual({ adults: 1, children: 0 });
});

test("wishes are written before the address's other parameters, and read back", () => {
  const wishes = readWishes("?month=2027-07&adults=3&children=2&with=own-pool&sort=price");
  const search = writeWishes("?guests=4&compare=a,b&month=2026-01", wishes);
  expect(search).toBe("?month=2027-07&adults=3&children=2&with=own-pool&sort=price&compare=a,b");
  expect(readWishes(search)).toEqual(wishes);
  expect(writeWishes("?adults=2&utm_source=x", NO_WISHES)).toBe("?utm_source=x");
});

test("a child may take an adult's place, but no adult a child's", () => {
  const family = room("family", { capacity: { adults: 2, children: 2 } });
  expect(partiesOf(family)).toEqual(["1-0", "1-1", "1-2", "1-3", "2-0", "2-1", "2-2"]);
  const asks = (adults: number, children: number) =>
    fits(family, { ...NO_WISHES, party: { adults, children } });
  expect([asks(1, 3), asks(2, 2), asks(3, 0), asks(2, 3)]).toEqual([true, true, false, false]);
});

test("views are alternatives, while all other wishes must be met", () => {
  const rooms = [["sea-view"], ["garden-view", "own-pool"], ["sea-view", "own-pool"], ["accessible"]];
  const found = (search: string) =>
    rooms.filter((traits) => fits(room("a", { traits }), readWishes(search))).map((traits) => traits.join());
  expect(found("?with=sea-view&with=garden-view")).toEqual([
    "sea-view",
    "garden-view,own-pool",
    "sea-view,own-pool",
  ]);
  expect(found("?with=sea-view&with=garden-view&with=own-pool")).toEqual([
    "garden-view,own-pool",
    "sea-view,own-pool",
  ]);
  expect(found("?with=own-pool&with=accessible")).toEqual([]);
});

test("a further choice replaces only earlier ones of its own kind", () => {
  const wishes = readWishes("?with=sea-view&with=own-pool&adults=3");
  expect(withTrait(wishes, "garden-view").traits).toEqual(["own-pool", "garden-view"]);
  expect(withTrait(wishes, "accessible").traits).toEqual(["sea-view", "own-pool", "accessible"]);
  expect(withGuests(wishes, { children: 2 }).party).toEqual({ adults: 3, children: 2 });
  expect(withGuests(wishes, { adults: 0 }).party).toBeNull();
  expect(withGuests(NO_WISHES, { children: 1 }).party).toEqual({ adults: 2, children: 1 });
});
