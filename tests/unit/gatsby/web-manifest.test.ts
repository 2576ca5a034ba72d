import { resolve } from "node:path";
import { readHotelFile } from "../../../toolkit/read-hotel-file";
import { webManifest } from "../../../gatsby/web-manifest";

const hotel = readHotelFile("tests/fixtures/second-hotel/hotel.json");

const icons = (own: typeof hotel, media = "content/media") =>
  webManifest(own, media).map((plugin) => Object(plugin).options.icon);

test("the icon is the hotel's or its logo, by a path in the site's folder, so that builds elsewhere are identical", () => {
  expect(icons(hotel)).toEqual(["content/media/mark.svg"]);
  expect(icons({ ...hotel, icon: "icon.svg" })).toEqual(["content/media/icon.svg"]);
  expect(icons(hotel, resolve("content/media"))).toEqual(["content/media/mark.svg"]);
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
  expect(icons({ ...hotel, logo: null })).toEqual([]);
  expect(icons({ ...hotel, icon: "https://cdn.example/icon.png" })).toEqual([]);
});
