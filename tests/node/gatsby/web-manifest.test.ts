import { readHotelFile } from "../../../src/config/hotel-file";
import { webManifest } from "../../../src/gatsby/web-manifest";

const hotel = readHotelFile("tests/fixtures/second-hotel/hotel.json");

test("the logo serves where a hotel brings no icon", () => {
  expect(webManifest(hotel, "/media")).toMatchObject([{ options: { icon: "/media/mark.svg" } }]);
  expect(webManifest({ ...hotel, icon: "icon.svg" }, "/media")).toMatchObject([
    { options: { icon: "/media/icon.svg" } },
  ]);
});

test("each language has a manifest that starts at its home", () => {
  expect(webManifest(hotel, "/media")).toMatchObject([
    {
      options: {
        lang: "en",
        start_url: "/",
        localize: [
          { lang: "tr", start_url: "/tr" },
          { lang: "ru", start_url: "/ru" },
          { lang: "de", start_url: "/de" },
        ],
      },
    },
  ]);
});

test("without any file of the hotel's own there is no manifest", () => {
  expect(webManifest({ ...hotel, logo: null }, "/media")).toEqual([]);
  expect(webManifest({ ...hotel, icon: "https://cdn.example/icon.png" }, "/media")).toEqual([]);
});
