import { writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join, resolve } from "node:path";
import { parseHotelFile, readHotelFile } from "../../../shared/hotel-file";
import { hotelFields, onCreateNode } from "../../../gatsby/hotel-nodes";
import { createFakeGatsby } from "../../support/fake-gatsby";
import { runHook } from "../../support/run-hook";
import { temporaryFolder } from "../../support/temporary-folder";

const SMALL_HOTEL = "tests/fixtures/second-hotel/hotel.json";

const HOTEL_NODE = {
  id: "file",
  absolutePath: resolve(SMALL_HOTEL),
  sourceInstanceName: "hotel",
  internal: { type: "File" },
};

/** The Hotel nodes that a node leads to. */
async function hotelsOf(node: object) {
  const gatsby = createFakeGatsby();
  await runHook(onCreateNode, { ...gatsby.args, node });
  return gatsby.nodesOf("Hotel");
}

test("the hotel file becomes one node per language, with its pictures as files of the media folder", async () => {
  const hotels = await hotelsOf(HOTEL_NODE);
  expect(hotels.map(({ locale, parent }) => [locale, parent])).toEqual([
    ["en", "file"],
    ["tr", "file"],
    ["ru", "file"],
    ["de", "file"],
  ]);
  const media = resolve("tests/fixtures/second-hotel/media");
  for (const hotel of hotels)
    expect(hotel).toMatchObject({ icon: null, logo: { light: `${media}/mark.svg` } });
  expect(new Set(hotels.map(({ internal }) => internal.contentDigest)).size).toBe(4);
});

test.each([
  ["a picture beside the hotel file", { ...HOTEL_NODE, sourceInstanceName: "hotel-media" }],
  ["a folder", { ...HOTEL_NODE, internal: { type: "Directory" } }],
])("%s is no hotel", async (_, node) => {
  expect(await hotelsOf(node)).toEqual([]);
});

test("a picture at an address that is not public is not asked for and left out, with a warning", async () => {
  const asked: string[] = [];
  const server = createServer(({ url = "" }, response) => {
    asked.push(url);
    response.end("<svg xmlns='http://www.w3.org/2000/svg'/>");
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", () => listening()));
  const address = server.address();
  const icon = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}/mark.svg`;
  const absolutePath = join(await temporaryFolder(), "hotel.json");
  await writeFile(absolutePath, JSON.stringify({ ...readHotelFile(SMALL_HOTEL), icon }));

  const gatsby = createFakeGatsby();
  await runHook(onCreateNode, { ...gatsby.args, node: { ...HOTEL_NODE, absolutePath } });
  server.close();
  expect(asked).toEqual([]);
  expect(gatsby.nodesOf("Hotel")[0]).toMatchObject({ icon: null });
  expect(gatsby.warnings).toEqual([expect.stringMatching(/mark\.svg could not be fetched.*PICTURE_HOSTS/)]);
});

test("texts are in the node's language", () => {
  const hotel = readHotelFile(SMALL_HOTEL);
  expect(hotelFields(hotel, "ru")).toMatchObject({
    locale: "ru",
    address: "Rantatie 4, 58900 Рантасалми, Финляндия",
    newsletterPropertyId: "7",
    newsletterConfirmsByMail: false,
  });
});

test("what a hotel leaves out is null or an empty list, and its main number stands in the drawer", () => {
  expect(hotelFields(readHotelFile(SMALL_HOTEL), "en")).toMatchObject({
    tagline: null,
    latitude: null,
    longitude: null,
    credit: null,
    checkIn: null,
    social: [],
    amenities: [],
    languagesSpoken: [],
    drawerPhone: { label: "+358 15 555 01", tel: "+3581555501" },
  });
});

test("social links keep the footer's order", () => {
  const small = readHotelFile(SMALL_HOTEL);
  const social = { youtube: "https://youtube.example/b", instagram: "https://instagram.example/b" };
  expect(hotelFields(parseHotelFile({ ...small, social }, "hotel.json"), "de").social).toEqual([
    { network: "instagram", url: social.instagram },
    { network: "youtube", url: social.youtube },
  ]);
});
