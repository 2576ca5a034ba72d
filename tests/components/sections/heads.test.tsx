import { cleanup, screen } from "@testing-library/react";
import { hasLeadPicture } from "../../../src/sections/heads/lead";
import { LandingHero } from "../../../src/sections/heads/LandingHero";
import { PageHead } from "../../../src/sections/heads/PageHead";
import { SplitHead } from "../../../src/sections/heads/SplitHead";
import { renderInLanguage } from "../../support/render-in-language";
import { leadPage, leadPicture, leadSlide, link, richText } from "./content";

afterEach(cleanup);

const crumbs = [
  { text: "Home", url: "/", active: false },
  { text: "Beach", url: null, active: true },
];
const facade = leadPicture("facade", "The facade");
const slide = leadSlide({
  title: "Salt water",
  content: richText("<p>Four pools.</p>"),
  link: link("/pool", "The pools"),
});

const title = () => screen.getByRole("heading", { level: 1 }).textContent;

test("a page head shows the first hero slide's text and the page's own picture", () => {
  renderInLanguage(
    "en",
    <PageHead page={leadPage({ breadcrumbs: crumbs, heroSlides: [slide], leadPicture: facade })} />,
  );
  expect(title()).toBe("Salt water");
  expect(screen.getByText("Four pools.")).toBeTruthy();
  expect(screen.getByRole("img", { name: "The facade" }).getAttribute("loading")).toBe("eager");
  expect(screen.getByRole("link", { name: "The pools" }).getAttribute("href")).toBe("/pool");
  expect(screen.getByText("Beach").getAttribute("aria-current")).toBe("page");
});

test("a page without a picture has a head without one, as has a plain one", () => {
  renderInLanguage("en", <PageHead page={leadPage({ leadPicture: facade })} plain />);
  expect(screen.queryByRole("img")).toBeNull();
  cleanup();
  renderInLanguage("en", <PageHead page={leadPage()} />);
  expect(screen.queryByRole("img")).toBeNull();
  expect(title()).toBe("Page title");
});

test("a hero content takes precedence over the first hero slide", () => {
  const hero = {
    key: "HERO",
    title: "No taller than its trees",
    subtitle: null,
    content: null,
    link: null,
    film: null,
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

test("a landing page has breadcrumbs below its picture, unless they consist only of the home page", () => {
  renderInLanguage("en", <LandingHero page={leadPage({ breadcrumbs: crumbs, leadPicture: facade })} />);
  expect(screen.getByText("Beach").getAttribute("aria-current")).toBe("page");
  cleanup();
  const home = crumbs.slice(0, 1);
  renderInLanguage("en", <LandingHero page={leadPage({ breadcrumbs: home, leadPicture: facade })} />);
  expect(screen.queryByRole("navigation")).toBeNull();
});

test("the navbar can tell whether the page starts with a picture", () => {
  expect(hasLeadPicture(leadPage({ leadPicture: facade }))).toBe(true);
  expect(hasLeadPicture(leadPage({ heroSlides: [leadSlide({ title: "Words only" })] }))).toBe(false);
});

const phoneFiles = () =>
  [...document.querySelectorAll("source")].map(({ srcset, media }) => `${srcset} ${media}`);
const UPRIGHT = "(max-width: 719.98px) and (orientation: portrait)";

test.each([
  ["a page head", PageHead, "square"],
  ["a split head", SplitHead, "square"],
  ["a landing page", LandingHero, "tall"],
] as const)("phones in portrait orientation get %s cropped to its frame", (_, Head, shape) => {
  renderInLanguage("en", <Head page={leadPage({ leadPicture: facade })} />);
  expect(phoneFiles()).toEqual([`/static/facade-${shape}.webp 1500w ${UPRIGHT}`]);
});

test("a head is cropped by the browser around the editor's focal point, for which its files are not cropped", () => {
  const options = [{ key: "HERO_FOCAL", value: "90% 50%" }];
  renderInLanguage("en", <PageHead page={leadPage({ leadPicture: facade, options })} />);
  expect(phoneFiles()).toEqual([]);
  expect(screen.getByRole("img").style.objectPosition).toBe("90% 50%");
});

test("a head whose picture has its own focal point uses the cropped file and keeps that point in view", () => {
  renderInLanguage("en", <LandingHero page={leadPage({ leadPicture: { ...facade, focal: "20% 80%" } })} />);
  expect(phoneFiles()).toEqual([`/static/facade-tall.webp 1500w ${UPRIGHT}`]);
  expect(screen.getByRole("img").style.objectPosition).toBe("20% 80%");
});
