import { cleanup } from "@testing-library/react";
import { SiteChrome } from "../../src/chrome/SiteChrome";
import { Gallery } from "../../src/gallery/Gallery";
import { CategoryTemplate } from "../../src/layouts/CategoryTemplate";
import { Accommodation } from "../../src/rooms/Accommodation";
import { RoomFeatures } from "../../src/rooms/RoomFeatures";
import { RoomPictures } from "../../src/rooms/RoomPictures";
import { RoomPlans } from "../../src/rooms/RoomPlans";
import { LegalProse } from "../../src/sections/LegalProse/LegalProse";
import { PageHead } from "../../src/sections/heads/PageHead";
import { PageSections } from "../../src/sections/PageSections";
import { renderInLanguage } from "../support/render-in-language";
import { HOTEL, LANGUAGES, MENUS } from "./chrome/hotel";
import { ENQUIRY_HOTEL } from "./enquiry/hotel";
import { picture, slider } from "./gallery/pictures";
import { room } from "./rooms/rooms";
import { content, leadPage, link, richText, slide, templateType } from "./sections/content";

let warnings: jest.SpyInstance;

beforeEach(() => {
  warnings = jest.spyOn(console, "error").mockImplementation(() => undefined);
});

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

/** Every key there is an extra place for, and keys that spell like ids of others, each twice. */
const KEYS = [
  ...["INTRO", "INTRO_TITLE", "SECTION_2", "SECTION_2_2", "FACT_1", "FACTS", "TABLE", "INDEX", "QUOTE"],
  ...["OFFER", "CTA", "RATE_1", "FAQ_1", "MOMENT_1", "MAIN", "MENU", "ADDRESS", "AWARDS", "ROOMS", "SUITES"],
  ...["COMPARE", "GALLERY", "NEWSLETTER_EMAIL", "PIER"],
];

const contents = [...KEYS, ...KEYS].map((key) =>
  content(key, { title: key, content: richText("<p>Words.</p>"), link: link("/about-us", "More") }),
);

const albums = ["GALLERY", "GALLERY", "GALLERY_SEA", "INTRO"].map((key) =>
  slider(key, "Album", picture("pier", "A pier"), picture("pier", "The pier"), picture("intro", "Hello")),
);
const rows = ["TABLE", "TABLE", "DINING", "INDEX", "NEWS", "NEWS"].map((key) => ({
  ...slider(key, "Row", picture("a", "A"), picture("a", "A")),
}));

const page: Queries.GalleryFragment = {
  route: null,
  priceFrom: null,
  leadPicture: null,
  contents,
  sliders: [...albums, ...rows],
  options: [],
  heroSlides: [1, 2, 3].map(() => slide({ title: "Hour", content: richText("<p>One.</p>") })),
};

const types = ["ADDRESS", "PHONE", "PHONE", "DIRECTIONS", "DEPARTMENT", "DEPARTMENT", "AWARDS", "AWARDS"]
  .concat(["CERTIFICATES", "CERTIFICATES"])
  .map((key) => templateType(key, { title: key, link: link("/contact", key) }));

const plan = { title: null, picture: { ...picture("plan", "Plan"), raster: null } };

function expectUniqueIds(): void {
  const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(5);
  expect(ids.filter((id, index) => id === "" || ids.indexOf(id) !== index)).toEqual([]);
  const labels = [...document.querySelectorAll("[aria-labelledby]")].map((element) =>
    String(element.getAttribute("aria-labelledby")),
  );
  expect(labels.filter((label) => !ids.includes(label))).toEqual([]);
  expect(warnings.mock.calls).toEqual([]);
}

test.each(["CONTACT", "CERTIFICATE"])(
  "every id of a page of the category %s is there once, whatever its keys are",
  (category) => {
    renderInLanguage(
      "en",
      <SiteChrome
        hotel={HOTEL}
        page={{ menus: [...MENUS, ...MENUS], languageOptions: LANGUAGES }}
        locale="en"
        navbar="solid"
      >
        <PageHead page={leadPage({ title: "Everything twice" })} />
        <Accommodation
          rooms={["a", "b"].map((slug) => room(slug, { features: ["Desk", "Desk"], group: "suite" }))}
          hotel={HOTEL}
        />
        <CategoryTemplate
          page={{ category, menus: MENUS, categoryTemplate: { types } }}
          hotel={{
            ...ENQUIRY_HOTEL,
            directionsMap: null,
            localDirectionsMap: null,
            name: HOTEL.name,
            address: HOTEL.address,
            latitude: null,
            longitude: null,
          }}
        />
        <PageSections page={page} slots={{ galleries: () => <Gallery page={page} /> }} />
      </SiteChrome>,
    );
    expectUniqueIds();
    for (const id of ["intro", "section-2", "section-2-2", "gallery", "pier", "suites"]) {
      expect(document.querySelectorAll(`[id="${id}"]`)).toHaveLength(1);
    }
  },
);

test("every id of a room's page is there once", () => {
  renderInLanguage(
    "en",
    <SiteChrome hotel={HOTEL} page={{ menus: MENUS, languageOptions: LANGUAGES }} locale="en" navbar="solid">
      <RoomPictures
        room={{
          sliders: [slider("GALLERY", "", picture("main", "A"), picture("main", "B"), picture("plans", "C"))],
        }}
      />
      <RoomPlans plans={[plan, plan]} />
      <RoomFeatures features={["Desk", "Desk"]} />
    </SiteChrome>,
  );
  expectUniqueIds();
});

test("contents of one key stand one after the other in a legal text", () => {
  renderInLanguage("en", <LegalProse page={page} />);
  expect(document.querySelectorAll("h2")).toHaveLength(contents.length);
  expect(warnings.mock.calls).toEqual([]);
});
