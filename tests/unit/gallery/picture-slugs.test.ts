import { pictureSlugs } from "../../../src/gallery/picture-slugs";

test.each([
  ["https://cdn.example/a/Winter%20Sea_2.JPG?v=3#x", "winter-sea-2"],
  ["/media/%C5%9Fafak.webp", "şafak"],
  ["/media/%E0%A4%A.jpg", "e0-a4-a"],
  ["", "picture"],
])("the picture %s gets the slug %s", (address, slug) => {
  expect(pictureSlugs([address])).toEqual([slug]);
});

test("a duplicate or taken slug gets a number", () => {
  expect(pictureSlugs(["/a/sea.jpg", "/b/sea.jpg", "/a/rooms.jpg"], ["sea-2"])).toEqual([
    "sea",
    "sea-3",
    "rooms-2",
  ]);
});
