import { type Block, planBlocks, type PlanInput, planMoments } from "../../../src/sections/plan";

type Content = PlanInput["contents"][number];
type Slider = PlanInput["sliders"][number];

const picture: NonNullable<Content["picture"]> = {
  alt: "",
  width: 3,
  height: 2,
  focal: null,
  note: null,
  raster: null,
  drawing: null,
};

function content(key: string, fields: Partial<Content> = {}): Content {
  return { key, title: key, subtitle: null, content: null, picture: null, link: null, film: null, ...fields };
}

function slider(key: string, fields: Partial<Slider["slides"][number]> = {}): Slider {
  return {
    key,
    heading: null,
    body: null,
    slides: [
      { title: key, content: null, picture: null, link: null, priceFrom: null, offer: null, ...fields },
    ],
  };
}

/** A page's blocks, except the placeholders that layouts fill. */
function plan(input: Partial<PlanInput>): Block[] {
  return everyBlock(input).filter(({ pattern }) => pattern !== "rooms" && pattern !== "galleries");
}

function everyBlock(input: Partial<PlanInput>): Block[] {
  return planBlocks({ route: null, contents: [], sliders: [], options: [], ...input });
}

const patterns = (blocks: Block[]) => blocks.map(({ pattern }) => pattern);
const tones = (blocks: Block[]) => blocks.map(({ tone }) => tone);

test.each([
  ["INTRO", "intro"],
  ["SECTION_12", "textPicture"],
  ["FACT_1", "facts"],
  ["FACTS", "goodToKnow"],
  ["INFO_HOURS", "goodToKnow"],
  ["QUOTE", "quote"],
  ["VOICES_2", "voices"],
  ["FILM", "textPicture"],
  ["FACT_SHEET", "quietRow"],
  ["FAQ_3", "questions"],
  ["RATE_1", "rates"],
  ["CTA", "quietRow"],
  ["OFFER_2", "quietRow"],
  ["SOMETHING_ELSE", "textPicture"],
])("the prefix of %s selects the pattern %s", (key, pattern) => {
  expect(patterns(plan({ contents: [content(key)] }))).toEqual([pattern]);
});

test("a call to action with a picture is a band, and an introduction with one shows it", () => {
  const contents = ["CTA", "OFFER", "INTRO"].map((key) => content(key, { picture }));
  expect(patterns(plan({ contents }))).toEqual(["offerBand", "offerBand", "textPicture"]);
});

test("the hero and, on home, the error page's header are not sections; any others are", () => {
  const sliders = [slider("ERROR_HEADER")];
  expect(plan({ route: "/", contents: [content("HERO")], sliders })).toEqual([]);
  expect(patterns(plan({ contents: [content("HERO"), content("HERO_2")], sliders }))).toEqual([
    "textPicture",
    "slideRow",
  ]);
});

test("content whose pattern has no place for its picture becomes text and picture", () => {
  const keys = ["FACT_1", "RATE_1", "ROOMS"];
  const blocks = everyBlock({ contents: keys.map((key) => content(key, { picture })) });
  expect(patterns(blocks)).toEqual(["textPicture", "textPicture", "textPicture", "rooms", "galleries"]);
});

test("a question without a title is shown as text", () => {
  expect(patterns(plan({ contents: [content("FAQ", { title: null })] }))).toEqual(["textPicture"]);
});

test("content with a picture precedes the row that it would otherwise head", () => {
  const blocks = plan({ contents: [content("TABLE", { picture })], sliders: [slider("DINING")] });
  expect(patterns(blocks)).toEqual(["textPicture", "mosaic"]);
});

test("content that a layout has no slot for is shown like any other", () => {
  const contents = [content("ROOMS"), content("GALLERY")];
  const blocks = everyBlock({ contents, sliders: [slider("ROOMS_2")], slots: [] });
  expect(patterns(blocks)).toEqual(["slideRow", "textPicture"]);
});

test("a ROOMS slider with slides replaces the list of rooms; one without slides heads it", () => {
  expect(patterns(everyBlock({ sliders: [slider("ROOMS")] }))).toEqual(["galleries", "slideRow"]);
  const words = { ...slider("ROOMS"), heading: "Rooms", slides: [] };
  const rooms = everyBlock({ sliders: [words] }).find(({ pattern }) => pattern === "rooms");
  expect(rooms?.slider?.heading).toBe("Rooms");
});

test("contents keep their order on the page, and unused sliders come last", () => {
  const blocks = plan({
    contents: [content("QUOTE"), content("INTRO")],
    sliders: [slider("REGION_HOTELS_KEMER"), slider("OFFERS"), slider("NEWS")],
  });
  expect(blocks.map(({ id }) => id)).toEqual(["quote", "intro", "region-hotels-kemer", "offers", "news"]);
});

test("blocks with the same key get unique ids, even one without letters", () => {
  const keys = ["INTRO", "SECTION_2", "INTRO", "MAIN", "_"];
  const blocks = plan({ contents: keys.map((key) => content(key)), sliders: [slider("SECTION_2")] });
  expect(blocks.map(({ id }) => id)).toEqual(["intro", "section-2", "intro-2", "main-2", "section"]);
});

test("moments avoid the ids of blocks", () => {
  const contents = [content("MOMENT_1")];
  const heroSlides = slider("").slides.concat(slider("").slides, slider("").slides);
  const page = {
    route: null,
    priceFrom: null,
    leadPicture: null,
    contents,
    sliders: [],
    options: [],
    heroSlides,
  };
  expect(planMoments(page, "picture", plan({ contents })).map(({ id }) => id)).toEqual([
    "moment-1-2",
    "moment-2",
  ]);
});

test("adjacent facts, questions and rates form one block each", () => {
  const blocks = plan({
    contents: ["FACT_1", "FACT_2", "SECTION_1", "FACT_3", "FAQ_1", "FAQ_2", "RATE_1", "RATE_2"].map((key) =>
      content(key),
    ),
  });
  expect(blocks.map(({ contents }) => contents.map(({ key }) => key))).toEqual([
    ["FACT_1", "FACT_2"],
    ["SECTION_1"],
    ["FACT_3"],
    ["FAQ_1", "FAQ_2"],
    ["RATE_1", "RATE_2"],
  ]);
});

test("content heads the slider of its key, or else the first slider of its pattern", () => {
  const [table, news] = plan({
    contents: [content("TABLE"), content("NEWS")],
    sliders: [slider("NEWS"), slider("DINING")],
  });
  expect([table?.pattern, table?.slider?.key]).toEqual(["mosaic", "DINING"]);
  expect([news?.pattern, news?.slider?.key]).toEqual(["slideRow", "NEWS"]);
});

test("content whose slider is missing is still shown", () => {
  expect(patterns(plan({ contents: [content("TABLE")] }))).toEqual(["textPicture"]);
});

test("text and picture blocks start at dawn, then alternate between noon and afternoon", () => {
  const blocks = plan({ contents: [1, 2, 3, 4].map((number) => content(`SECTION_${number}`)) });
  expect(tones(blocks)).toEqual(["dawn", "noon", "afternoon", "noon"]);
  expect(blocks.map(({ turn }) => turn)).toEqual([0, 1, 2, 3]);
});

test("facts keep the tone of the block before them", () => {
  expect(tones(plan({ contents: [content("SECTION_1"), content("FACT_1")] }))).toEqual(["dawn", "dawn"]);
});

test("a picture gives a quote the afternoon tone and an index the pine tone", () => {
  expect(tones(plan({ contents: [content("QUOTE"), content("QUOTE_2", { picture })] }))).toEqual([
    "pine",
    "afternoon",
  ]);
  expect(tones(plan({ sliders: [slider("INDEX"), slider("EXPERIENCES", { picture })] }))).toEqual([
    "noon",
    "pine",
  ]);
});

test("a layout's tone beats the pattern's, and a page option beats both", () => {
  const contents = [content("INTRO"), content("INTRO_2")];
  const options = [
    { key: "TONE_INTRO_2", value: "night" },
    { key: "TONE_INTRO", value: "mauve" },
  ];
  expect(tones(plan({ contents, options, tones: { intro: "dusk" } }))).toEqual(["dusk", "night"]);
});

test("rooms follow the last text and picture, and galleries the last content", () => {
  const contents = [content("INTRO"), content("SECTION_1"), content("SECTION_2"), content("QUOTE")];
  expect(patterns(everyBlock({ contents, sliders: [slider("OFFERS")] }))).toEqual([
    "intro",
    "textPicture",
    "textPicture",
    "rooms",
    "quote",
    "galleries",
    "slideRow",
  ]);
});

test("rooms and galleries appear once, where the editor put them", () => {
  const contents = [content("ROOMS"), content("SECTION_1")];
  const sliders = [slider("GALLERY_HOTEL"), slider("OFFERS"), slider("GALLERY_BEACH")];
  expect(patterns(everyBlock({ contents, sliders }))).toEqual([
    "rooms",
    "textPicture",
    "galleries",
    "slideRow",
  ]);
});

test("an introduction joins the rates that directly follow it, and nothing else", () => {
  const rates = plan({ contents: [content("INTRO"), content("RATE_1"), content("RATE_2")] });
  expect(rates.map(({ pattern, contents }) => [pattern, contents.map(({ key }) => key)])).toEqual([
    ["rates", ["INTRO", "RATE_1", "RATE_2"]],
  ]);
  expect(patterns(plan({ contents: [content("INTRO"), content("FAQ"), content("RATE_1")] }))).toEqual([
    "intro",
    "questions",
    "rates",
  ]);
});
