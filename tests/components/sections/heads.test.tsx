import { cleanup, screen } from "@testing-library/react";
import { hasLeadPicture } from "../../../src/sections/lead";
import { LandingHero } from "../../../src/sections/LandingHero";
import { PageHead } from "../../../src/sections/PageHead";
import { SplitHead } from "../../../src/sections/SplitHead";
import { renderInLanguage } from "../../support/render-in-language";
import { leadPage, picture, leadSlide, link, richText } from "./content";

afterEach(cleanup);

const crumbs = [
  { text: "Home", url: "/", active: false },
  { text: "Beach", url: null, active: true },
];
const headerImage = { key: "HEADER_IMAGE", value: null, picture: picture("facade", "The facade") };
const slide = leadSlide({
  title: "Salt water",
  content: richText("<p>Four pools.</p>"),
  picture: picture("pool", "The pool"),
  link: link("/pool", "The pools"),
});

const title = () => screen.getByRole("heading", { level: 1 }).textContent;

test("a page head says what the first hero slide says and shows the page's own picture", () => {
  renderInLanguage(
    "en",
    <PageHead page={leadPage({ breadcrumbs: crumbs, heroSlides: [slide], options: [headerImage] })} />,
  );
  expect(title()).toBe("Salt water");
  expect(screen.getByText("Four pools.")).toBeTruthy();
  expect(screen.getByRole("img", { name: "The facade" }).getAttribute("loading")).toBe("eager");
  expect(screen.getByRole("link", { name: "The pools" }).getAttribute("href")).toBe("/pool");
  expect(screen.getByText("Beach").getAttribute("aria-current")).toBe("page");
});

test("without a page picture the hero slide's stands in, without either there is none", () => {
  renderInLanguage("en", <PageHead page={leadPage({ heroSlides: [slide] })} />);
  expect(screen.getByRole("img", { name: "The pool" })).toBeTruthy();
  cleanup();
  renderInLanguage("en", <PageHead page={leadPage()} />);
  expect(screen.queryByRole("img")).toBeNull();
  expect(title()).toBe("Page title");
});

test("a plain head shows no picture even where there is one", () => {
  renderInLanguage("en", <PageHead page={leadPage({ heroSlides: [slide] })} plain />);
  expect(screen.queryByRole("img")).toBeNull();
});

test("a hero content beats the first hero slide", () => {
  const hero = {
    key: "HERO",
    title: "No taller than its trees",
    subtitle: null,
    content: null,
    picture: null,
    link: null,
  };
  renderInLanguage("en", <PageHead page={leadPage({ heroSlides: [slide], contents: [hero] })} />);
  expect(title()).toBe("No taller than its trees");
});

test("a split head has room for buttons", () => {
  renderInLanguage(
    "en",
    <SplitHead page={leadPage({ heroSlides: [slide], breadcrumbs: crumbs })}>
      <a href="tel:+900">Call</a>
    </SplitHead>,
  );
  expect(title()).toBe("Salt water");
  expect(screen.getByRole("link", { name: "Call" })).toBeTruthy();
});

test("a landing page without a picture falls back to the plain head", () => {
  renderInLanguage("en", <LandingHero page={leadPage({ breadcrumbs: crumbs })} />);
  expect(title()).toBe("Page title");
  expect(screen.getByRole("link", { name: "Home" })).toBeTruthy();
});

test("the navbar is told whether the page begins with a picture", () => {
  expect(hasLeadPicture(leadPage({ heroSlides: [slide] }))).toBe(true);
  expect(hasLeadPicture(leadPage({ heroSlides: [leadSlide({ title: "Words only" })] }))).toBe(false);
});
