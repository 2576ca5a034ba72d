import { mapServices } from "../../../src/sections/templates/map-links";

test("Yandex's maps are offered in every language but Ukrainian", () => {
  expect(mapServices("ru")).toEqual(["google", "apple", "yandex"]);
  expect(mapServices("uk")).toEqual(["google", "apple"]);
});
