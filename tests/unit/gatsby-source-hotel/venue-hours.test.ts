import { venueHours } from "../../../plugins/gatsby-source-hotel/src/venue-hours";

const EVENING = { from: "19:00", to: "23:00" };
const SEASON = { from: "2027-04-01", to: "2027-10-31" };

test("venue hours are those shown on venue pages in any language, not on other pages", () => {
  const shown = [
    { name: "All", ...EVENING, pages: ["/gastronomy"] },
    {
      name: "Grill",
      ...EVENING,
      days: ["mon" as const],
      season: SEASON,
      pages: ["/spa", "/tr/gastronomi/grill"],
    },
    { name: "Sauna", ...EVENING, pages: ["/spa", "/gastronomy-news"] },
    { name: "Nowhere", ...EVENING, pages: null },
  ];
  expect(venueHours(shown, ["/gastronomy", "/tr/gastronomi"])).toEqual([
    { name: "All", days: [], ...EVENING, firstDay: null, lastDay: null },
    { name: "Grill", days: ["mon"], ...EVENING, firstDay: SEASON.from, lastDay: SEASON.to },
  ]);
});
