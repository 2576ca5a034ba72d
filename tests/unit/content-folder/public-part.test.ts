import type { PageFile } from "../../../content-folder/format";
import { publicPart, schedulesOf } from "../../../content-folder/public-part";
import { type HotelFolder, readHotelFolder } from "../../../content-folder/read-folder";
import { nextChange } from "../../../content-folder/schedule";

/** Midnight by the hotel's clock, three hours ahead of UTC. */
const [BEGINS, ENDS] = [Date.parse("2027-04-30T21:00Z"), Date.parse("2027-10-31T21:00Z")];

let folder: HotelFolder;
beforeAll(async () => {
  const page: PageFile = {
    id: 1,
    url: { en: "/offers" },
    title: { en: "Offers" },
    sliders: [
      {
        key: "OFFERS",
        slides: [
          { title: { en: "Always" } },
          { title: { en: "Summer" }, offer: { firstDay: "2027-05-01", lastDay: "2027-10-31" } },
        ],
      },
      { key: "DINING", slides: [{ title: { en: "Winter" }, offer: { lastDay: "2027-02-28" } }] },
    ],
  };
  folder = { ...(await readHotelFolder("content")), pages: new Map([["offers", page]]), rooms: new Map() };
});

const shownAt = (now: number) =>
  publicPart(folder, now)
    .pages.get("offers")
    ?.sliders?.map(({ slides }) => slides.map(({ title }) => title?.en));

test.each([
  ["before the first day", BEGINS - 1, [["Always"]]],
  ["on the first day", BEGINS, [["Always", "Summer"]]],
  ["to the end of the last day", ENDS - 1, [["Always", "Summer"]]],
  ["after the last day", ENDS, [["Always"]]],
])("%s, the site shows only the current offers and no empty sliders", (_when, now, shown) => {
  expect(shownAt(now)).toEqual(shown);
});

test("the next change is when an offer starts or ends", () => {
  const next = (now: number) => nextChange(schedulesOf(folder), now);
  expect(next(BEGINS - 1)).toEqual({ at: BEGINS, files: ["pages/offers.json"] });
  expect(next(BEGINS)).toEqual({ at: ENDS, files: ["pages/offers.json"] });
  expect(next(ENDS)).toBeUndefined();
});
