import { mapServices } from "../../../src/sections/templates/map-links";

test("Yandex Maps is offered in every language except Ukrainian", () => {
  expect(mapServices("ru")).toEqual(["google", "apple", "yandex"]);
  expect(mapServices("uk")).toEqual(["google", "apple"]);
});
