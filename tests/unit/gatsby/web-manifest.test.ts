import { resolve } from "node:path";
import { readHotelFile } from "../../../toolkit/read-hotel-file";
import { webManifest } from "../../../gatsby/web-manifest";

const hotel = readHotelFile("tests/fixtures/second-hotel/hotel.json");

test("the logo is used if a hotel has no icon", () => {
  expect(webManifest(hotel, "content/media")).toMatchObject([
    { options: { icon: "content/media/mark.svg" } },
  ]);
  expect(webManifest({ ...hotel, icon: "icon.svg" }, "content/media")).toMatchObject([
    { options: { icon: "content/media/icon.svg" } },
  ]);
});

test("the icon's path is relative to the site's folder, so builds in different folders are identical", () => {
  const icon = { options: { icon: "content/media/mark.svg" } };
  expect(webManifest(hotel, resolve("content/media"))).toMatchObject([icon]);
});

test("each language has a manifest that starts at its home page", () => {
  expect(webManifest(hotel, "content/media")).toMatchObject([
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

test("there is no manifest without an icon file of the hotel's own", () => {
  expect(webManifest({ ...hotel, logo: null }, "content/media")).toEqual([]);
  expect(webManifest({ ...hotel, icon: "https://cdn.example/icon.png" }, "content/media")).toEqual([]);
});
