import { readFileSync } from "node:fs";
import { parseHotelFile } from "../../../../model/hotel-file";
import { tagsOf } from "../../../../shared/tags/hotel-tags";
import { HOTEL_TAGS } from "../../../support/hotel-tags";

const SITE = "https://www.birchlake.example";

const HOTEL: object = JSON.parse(readFileSync("tests/fixtures/second-hotel/hotel.json", "utf8"));

const hotelWith = (tags: unknown) => parseHotelFile({ ...HOTEL, tags }, "hotel.json");

test("a hotel without tags gets none, and one with all of them gets each with its purpose", () => {
  expect(tagsOf(hotelWith(undefined).tags, { siteUrl: SITE })).toEqual([]);
  expect(tagsOf(hotelWith(HOTEL_TAGS).tags, { siteUrl: SITE })).toEqual([
    {
      vendor: "plausible",
      purpose: "measuring",
      domain: "birchlake.example",
      url: "https://plausible.birchlake.example",
      withoutConsent: false,
    },
    { vendor: "matomo", purpose: "measuring", url: "https://matomo.birchlake.example", siteId: 7 },
    { vendor: "googleAnalytics", purpose: "measuring", id: "G-BIRCH12345" },
    { vendor: "googleAds", purpose: "marketing", id: "AW-123456789" },
    { vendor: "metaPixel", purpose: "marketing", id: "123456789012345" },
    { vendor: "yandexMetrica", purpose: "measuring", id: "12345678" },
    { vendor: "crisp", purpose: "chat", id: "01234567-89ab-cdef-0123-456789abcdef" },
  ]);
});

test("the error page's chat is a tag too, after the hotel's own", () => {
  const chat = { vendor: "chatWidget", purpose: "chat", url: "https://chat.test/widget.js" };
  expect(tagsOf(null, { siteUrl: SITE, chatWidgetUrl: chat.url })).toEqual([chat]);
  const both = tagsOf(hotelWith({ metaPixel: HOTEL_TAGS.metaPixel }).tags, {
    siteUrl: SITE,
    chatWidgetUrl: chat.url,
  });
  expect(both.map(({ vendor }) => vendor)).toEqual(["metaPixel", "chatWidget"]);
});

test.each([
  [{ gtm: { id: "GTM-ABC123" } }, /tags has fields that nobody reads: gtm\. Known are plausible, matomo/],
  [{ metaPixel: { id: "123456789", script: "alert(1)" } }, /tags\.metaPixel has fields .*: script/],
  [{ googleAnalytics: { id: "UA-1234-1" } }, /tags\.googleAnalytics\.id must be an id such as G-/],
  [{ googleAds: { id: "G-ABC12345" } }, /tags\.googleAds\.id must be an id such as AW-/],
  [{ yandexMetrica: { id: "1');alert(1)//" } }, /tags\.yandexMetrica\.id must be/],
  [{ crisp: {} }, /tags\.crisp\.id is a required field/],
  [
    { metaPixel: { id: "123456789", purpose: "measuring" } },
    /tags\.metaPixel\.purpose must be one of .*marketing/,
  ],
  [{ matomo: { url: "javascript:alert(1)", siteId: 1 } }, /tags\.matomo\.url must be/],
  [
    { matomo: { url: "https://a.example/?x=1", siteId: 1 } },
    /tags\.matomo\.url must be the address of a server/,
  ],
])("%j is refused", (tags, message) => {
  expect(() => hotelWith(tags)).toThrow(message);
});

test("a service with several possible purposes has the one that the hotel sets", () => {
  const { tags } = hotelWith({ yandexMetrica: { id: "12345678", purpose: "marketing" } });
  expect(tagsOf(tags, { siteUrl: SITE })).toMatchObject([{ vendor: "yandexMetrica", purpose: "marketing" }]);
});

test("Plausible runs without consent only on the site's own domain", () => {
  const plausible = { domain: "birchlake.example", withoutConsent: true };
  const own = hotelWith({ plausible: { ...plausible, url: "https://stats.birchlake.example/" } });
  expect(tagsOf(own.tags, { siteUrl: SITE })).toMatchObject([{ withoutConsent: true }]);
  for (const url of [undefined, "https://birchlake.example.org", "https://notbirchlake.example"])
    expect(() => tagsOf(hotelWith({ plausible: { ...plausible, url } }).tags, { siteUrl: SITE })).toThrow(
      /^tags\.plausible\.withoutConsent: .* is not on the domain of https:\/\/www\.birchlake\.example\. Put/,
    );
});
