import { jest } from "@jest/globals";
import { EDITOR_CHECKS } from "../../../languages/editor-checks";
import { fieldsOf } from "../../../shared/record";
import { draftContent, liveContent } from "../../src/live/live";
import type { LiveContent } from "../../src/live/live-content";
import { accepted } from "../support/cms";
import { cms } from "../support/opened";

describe("an offer with dates", () => {
  const KEY = "offer-days";
  const DAYS = { firstDay: "2027-05-01T12:00:00.000Z", lastDay: "2027-10-31T12:00:00.000Z" };

  const make = (offer: object) =>
    cms.edit("POST", "/api/pages?locale=en", {
      key: KEY,
      title: "Offers",
      url: "/offer-days",
      sliders: [{ kind: "OFFERS", slides: [{ title: "Always" }, { title: "Summer", offer }] }],
      _status: "published",
    });
  afterEach(() => jest.useRealTimers());

  const titles = async (content: LiveContent) =>
    (await content.current()).content.en.pages.get(KEY)?.sliders?.[0]?.slides.map(({ title }) => title?.en);

  it("is refused if its last day is before its first", async () => {
    const { status, body } = await make({ firstDay: DAYS.lastDay, lastDay: DAYS.firstDay });
    expect([status, JSON.stringify(body)]).toEqual([
      400,
      expect.stringContaining(EDITOR_CHECKS.en.price.endsFirst),
    ]);
  });

  it("appears on the site and disappears by date, and stays in the preview", async () => {
    const { payload } = cms;
    const { doc } = await accepted(make(DAYS));
    const id = Number(fieldsOf(doc).id);
    jest.useFakeTimers({ now: Date.parse("2027-05-01T12:00Z"), doNotFake: [...NOT_FAKED] });
    liveContent(payload).changed("pages", id);
    expect(await titles(liveContent(payload))).toEqual(["Always", "Summer"]);
    jest.advanceTimersByTime(Date.parse("2027-10-31T21:00Z") - Date.now());
    expect(await titles(liveContent(payload))).toEqual(["Always"]);
    expect(await titles(draftContent(payload))).toEqual(["Always", "Summer"]);
    jest.useRealTimers();
    await payload.delete({ collection: "pages", id });
  });
});

/** APIs that stay real because the database needs them. */
const NOT_FAKED = [
  "hrtime",
  "nextTick",
  "performance",
  "queueMicrotask",
  "setImmediate",
  "clearImmediate",
  "setInterval",
  "clearInterval",
] as const;
