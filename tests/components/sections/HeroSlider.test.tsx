import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { HeroSlider } from "../../../src/sections/heads/HeroSlider";
import { AppProvider } from "../../../src/theme/AppProvider";
import { createI18n } from "../../support/create-i18n";
import { renderInLanguage } from "../../support/render-in-language";
import { content, leadPage, leadPicture, leadSlide, link, richText } from "./content";

afterEach(cleanup);

const user = userEvent.setup();

const day = leadPage({
  contents: [
    content("HERO", { title: "The hour between pine and sea", content: richText("<p>A quiet house.</p>") }),
  ],
  heroSlides: [
    leadSlide({
      title: "06:10 First light",
      picture: leadPicture("morning", "Morning"),
      link: link("/beach", "The beach"),
    }),
    leadSlide({
      title: "17:40 Golden hour",
      content: richText("<p>Warm stone.</p>"),
      picture: leadPicture("gold", "Gold"),
    }),
    leadSlide({ title: "20:10 Dusk", picture: leadPicture("dusk", "Dusk") }),
  ],
});

const point = (name: string) => screen.getByRole("button", { name });
const shown = () => document.querySelector("[aria-live]")?.textContent;
const builtHtml = (page: Queries.TallSlidesFragment) =>
  renderToString(
    <I18nextProvider i18n={createI18n("en")}>
      <AppProvider>
        <HeroSlider page={page} />
      </AppProvider>
    </I18nextProvider>,
  );

test("the built page contains only the first picture, with high priority, and all titles and texts", () => {
  const html = builtHtml(day);
  expect(new Set(html.match(/\/static\/[\w-]+\.webp/g))).toEqual(
    new Set(["/static/morning-tall.webp", "/static/morning.webp"]),
  );
  expect(html).toMatch(/fetchpriority="high"/);
  expect(html).toContain("The hour between pine and sea");
  expect(html).toContain("17:40 Golden hour");
  expect(html).toContain("Warm stone.");
});

test("a lead picture that no slide has comes first, with the page's own text; one that a slide has stays in its place", () => {
  const header = leadPicture("header", "The house");
  const html = builtHtml({ ...day, leadPicture: header });
  expect(new Set(html.match(/\/static\/[\w-]+\.webp/g))).toEqual(
    new Set(["/static/header-tall.webp", "/static/header.webp"]),
  );
  // Slides without a text of their own keep the page's.
  expect(html.match(/A quiet house\./g)).toHaveLength(3);
  expect(builtHtml({ ...day, leadPicture: leadPicture("gold", "Gold") })).toBe(builtHtml(day));
});

test("the first slide shows the page's text as well as its own", () => {
  const [first, ...others] = day.heroSlides;
  if (!first) throw new Error("The day has no slide.");
  const heroSlides = [{ ...first, content: richText("<p>The coast faces east.</p>") }, ...others];
  renderInLanguage("en", <HeroSlider page={{ ...day, heroSlides }} />);
  const words = screen.getByText("The coast faces east.").closest("[data-active]");
  expect(words?.textContent).toBe("A quiet house.The coast faces east.The beach");
});

test("the next picture loads once the page has loaded, the others when a visitor reaches for them", async () => {
  renderInLanguage("en", <HeroSlider page={day} />);
  await waitFor(() => expect(document.querySelectorAll("img")).toHaveLength(2));
  await user.hover(screen.getByRole("region"));
  expect(document.querySelectorAll("img")).toHaveLength(3);
});

test("a picture chosen without pointer or focus loads too", async () => {
  renderInLanguage("en", <HeroSlider page={day} />);
  fireEvent.click(point("20:10 Dusk"));
  expect(screen.getByAltText("Dusk")).toBeTruthy();
});

test("the slider is a named region with one title and a button for each picture", () => {
  renderInLanguage("de", <HeroSlider page={day} />);
  const region = screen.getByRole("region", { name: "The hour between pine and sea" });
  expect(within(region).getAllByRole("heading")).toHaveLength(1);
  expect(
    within(within(region).getByRole("group", { name: "Bild auswählen" })).getAllByRole("button"),
  ).toHaveLength(3);
});

test("a button switches to its picture, hour and text; the title stays", async () => {
  renderInLanguage("en", <HeroSlider page={day} />);
  expect(shown()).toBe("06:10First light");
  expect(point("06:10 First light").getAttribute("aria-current")).toBe("true");
  await user.click(point("17:40 Golden hour"));
  expect(shown()).toBe("17:40Golden hour");
  expect(point("17:40 Golden hour").getAttribute("aria-current")).toBe("true");
  expect(point("06:10 First light").hasAttribute("aria-current")).toBe(false);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("The hour between pine and sea");
});

test("a title without an hour is shown too, unless it is the heading", async () => {
  const heroSlides = [leadSlide({ title: "The pier" }), leadSlide({ title: "The grove" })];
  renderInLanguage("en", <HeroSlider page={leadPage({ heroSlides })} />);
  expect(shown()).toBe("");
  await user.click(point("The grove"));
  expect(shown()).toBe("The grove");
});

test("a single picture needs no buttons, and a page without any still has its head", () => {
  renderInLanguage("en", <HeroSlider page={leadPage({ heroSlides: [leadSlide({ title: "One" })] })} />);
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("One");
  cleanup();
  renderInLanguage("en", <HeroSlider page={leadPage()} />);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Page title");
});
