import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ReservationContext } from "../../../src/booking/reservation";
import { Film } from "../../../src/sections/TextPicture/Film";
import { PageSections } from "../../../src/sections/PageSections";
import { renderInLanguage } from "../../support/render-in-language";
import { BOOKABLE_HOTEL } from "../chrome/hotel";
import { content, link, page, picture, richText, slide, slider } from "./content";

afterEach(cleanup);

const user = userEvent.setup();
const headings = () =>
  screen.queryAllByRole("heading").map(({ tagName, textContent }) => `${tagName} ${textContent}`);

test("contents keep their order, sliders follow them, and no heading level is skipped", () => {
  const contents = [
    content("INTRO", { title: "A bay", content: richText("<p>Words.</p>") }),
    content("SECTION_1", {
      title: "Rooms",
      subtitle: "06:40 Early",
      content: richText("<h3>Inside</h3><p>Linen.</p>"),
      picture: picture("room", "A room"),
    }),
    content("FAQ_1", { title: "May I?", content: richText("<p>Yes.</p>") }),
  ];
  const sliders = [slider("OFFERS", "Offers", slide({ title: "A week", link: link("/week", "More") }))];
  renderInLanguage("en", <PageSections page={page({ contents, sliders })} />);
  expect(headings()).toEqual([
    "H2 A bay",
    "H2 Rooms",
    "H3 Inside",
    "H2 Questions and answers",
    "H2 Offers",
    "H3 A week",
  ]);
  expect(screen.getByText("06:40").tagName).toBe("TIME");
});

test("a second hero slide comes before the call to action and after all other contents", () => {
  const contents = [
    content("INTRO", { title: "A bay" }),
    content("CTA", { title: "Book", link: link("/book", "To the dates") }),
  ];
  const heroSlides = [slide({ title: "Morning" }), slide({ title: "Evening" })];
  renderInLanguage("en", <PageSections page={page({ contents, heroSlides })} />);
  const told = headings();
  expect(told.indexOf("H2 Evening")).toBeGreaterThan(told.indexOf("H2 A bay"));
  expect(told.indexOf("H2 Evening")).toBeLessThan(told.indexOf("H2 Book"));
});

test("an alternative text that is a sentence is not used as a caption", () => {
  const contents = [content("SECTION", { picture: picture("pier", "The east end, after sunrise.") })];
  renderInLanguage("en", <PageSections page={page({ contents })} />);
  expect(screen.getByRole("img", { name: "The east end, after sunrise." })).toBeTruthy();
  expect(screen.queryByText("The east end, after sunrise.")).toBeNull();
});

test("beside facts, a photo has the cove's corner, and a drawing all of its own, for its letters", () => {
  const photo = picture("beach", "The beach");
  const drawing = {
    ...picture("weather", "The weather"),
    raster: null,
    drawing: { publicURL: "/weather.svg" },
  };
  const contents = [content("FACTS_1", { picture: photo }), content("FACTS_2", { picture: drawing })];
  renderInLanguage("en", <PageSections page={page({ contents })} />);
  const cut = (name: string) => screen.getByRole("img", { name }).closest("[data-cove]");
  expect(cut("The beach")).not.toBeNull();
  expect(cut("The weather")).toBeNull();
});

test("facts read as the number, its unit and what is counted", () => {
  const contents = [
    content("FACT_1", { title: "320", subtitle: "m", content: richText("<p>of sand</p>") }),
    content("FACT_2", { title: "214", content: richText("<p>rooms</p>") }),
  ];
  renderInLanguage("en", <PageSections page={page({ contents })} />);
  const facts = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(facts).toEqual(["320\u00a0mof sand", "214rooms"]);
});

test("a quote is marked up as a quotation with its source", () => {
  const contents = [
    content("QUOTE", {
      title: "Guest book",
      content: richText("<p>Shade, water.</p>"),
    }),
  ];
  renderInLanguage("en", <PageSections page={page({ contents })} />);
  const quotes = document.querySelectorAll("blockquote");
  expect([...quotes].map(({ textContent }) => textContent)).toEqual(["Shade, water."]);
  expect(screen.getByText("Guest book").tagName).toBe("FIGCAPTION");
});

test("guests' words are grouped, each a quotation with its author, place and source, without ratings", () => {
  const voice = (key: string, title: string) =>
    content(key, {
      title,
      subtitle: "Wien, Juli 2026",
      content: richText("<p>Der Tisch unter dem Baum.</p>"),
      link: link("https://guestbook.example/", "Gästebuch"),
    });
  const contents = [voice("VOICES_1", "Familie B."), voice("VOICES_2", "Elif Ş.")];
  renderInLanguage("de", <PageSections page={page({ contents })} />);
  expect(headings()).toEqual(["H2 Was Gäste geschrieben haben"]);
  const figures = screen.getAllByRole("figure");
  expect(figures.map((figure) => figure.querySelector("figcaption p")?.textContent)).toEqual([
    "Familie B., Wien, Juli 2026",
    "Elif Ş., Wien, Juli 2026",
  ]);
  for (const figure of figures) {
    expect(figure.querySelector("blockquote")?.textContent).toBe("Der Tisch unter dem Baum.");
    expect(within(figure).getByRole("link", { name: "Gästebuch" })).toBeTruthy();
  }
});

test("a film is a link to its file until pressed; one without captions shows only its text and picture", async () => {
  const film = {
    file: { publicURL: "/static/a/bay.mp4" },
    small: null,
    captions: { publicURL: "/static/b/bay-de.vtt" },
  };
  const poster = picture("bay", "Die Bucht");
  const contents = [
    content("FILM", { title: "Ein Tag", film, picture: poster }),
    content("FILM_2", { title: "Ohne Worte", film: { ...film, captions: null }, picture: poster }),
  ];
  renderInLanguage("de", <PageSections page={page({ contents })} film={Film} />);
  expect(headings()).toEqual(["H2 Ein Tag", "H2 Ohne Worte"]);
  const play = screen.getByRole("link", { name: "Film abspielen" });
  expect(play.getAttribute("href")).toBe("/static/a/bay.mp4");
  expect(document.querySelector("video")).toBeNull();
  await user.click(play);
  const video = document.querySelector("video");
  expect([video?.getAttribute("src"), video?.getAttribute("aria-label")]).toEqual([
    "/static/a/bay.mp4",
    "Ein Tag",
  ]);
  expect(video?.querySelector("track")?.getAttribute("src")).toBe("/static/b/bay-de.vtt");
});

test("phones play a film's smaller file if there is one; larger windows play the full one", async () => {
  const film = {
    file: { publicURL: "/static/a/bay.mp4" },
    small: { publicURL: "/static/c/bay-480.mp4" },
    captions: { publicURL: "/static/b/bay-de.vtt" },
  };
  const contents = [content("FILM", { title: "Ein Tag", film, picture: picture("bay", "Die Bucht") })];
  renderInLanguage("de", <PageSections page={page({ contents })} film={Film} />);
  await user.click(screen.getByRole("link", { name: "Film abspielen" }));
  const video = document.querySelector("video");
  expect(video?.hasAttribute("src")).toBe(false);
  const sources = [...(video?.querySelectorAll("source") ?? [])];
  expect(sources.map(({ media, src }) => [media, new URL(src).pathname])).toEqual([
    ["(max-width: 767.98px)", "/static/c/bay-480.mp4"],
    ["", "/static/a/bay.mp4"],
  ]);
});

test("an answer is in the page before it is opened, and opens without JavaScript", async () => {
  const contents = [
    content("FAQ_1", { title: "When do I pay?", content: richText("<p>A tenth on booking.</p>") }),
  ];
  renderInLanguage("de", <PageSections page={page({ contents })} />);
  const details = screen.getByText("When do I pay?").closest("details");
  expect(details?.textContent).toContain("A tenth on booking.");
  expect(details?.open).toBe(false);
  await user.click(screen.getByText("When do I pay?"));
  expect(details?.open).toBe(true);
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Fragen und Antworten");
});

/** Enough questions for a search field, in two topics. */
const MANY_QUESTIONS = [...Array(10).keys()].map((index) =>
  content(`FAQ_${index + 1}`, {
    title: `${index + 1}. soru`,
    subtitle: index === 0 ? "Ödeme" : index === 5 ? "Ulaşım" : null,
    content: richText(index === 7 ? "<p>Gece yarısı <b>uçağı</b> da bekleriz.</p>" : "<p>Yanıt.</p>"),
  }),
);

test("many questions are grouped by topic and can be searched, with their answers, whatever the diacritics and case", async () => {
  renderInLanguage("tr", <PageSections page={page({ contents: MANY_QUESTIONS.slice(1) })} />);
  expect(screen.queryByRole("search")).toBeNull();
  cleanup();
  renderInLanguage("tr", <PageSections page={page({ contents: MANY_QUESTIONS })} />);
  expect(headings()).toEqual(["H2 Sorular ve yanıtlar", "H3 Ödeme", "H3 Ulaşım"]);
  const field = within(screen.getByRole("search")).getByRole("searchbox", { name: "Sorularda arayın" });
  const status = within(screen.getByRole("search")).getByRole("status");
  const shown = () =>
    [...document.querySelectorAll("details")]
      .filter((question) => !question.closest("[hidden]"))
      .map((question) => question.querySelector("summary")?.textContent);
  expect(shown()).toHaveLength(10);

  await user.type(field, "ucagi GECE");
  expect(shown()).toEqual(["8. soru"]);
  expect(status.textContent).toBe("10 sorudan 1 tanesi");
  expect(screen.getByText("Ödeme").closest("[hidden]")).not.toBeNull();

  await user.type(field, " tren");
  expect(shown()).toEqual([]);
  expect(status.textContent).toMatch(/bize sorun/);

  await user.clear(field);
  expect(shown()).toHaveLength(10);
  expect(status.textContent).toBe("");
});

test("an index links the slides that have links and shows the others as text", () => {
  const slides = [
    slide({ title: "The hammam", content: richText("<p>Warm stone.</p>"), link: link("/hammam", "More") }),
    slide({ title: "The sky", content: richText("<p>No lamps.</p>") }),
  ];
  renderInLanguage(
    "en",
    <PageSections page={page({ sliders: [slider("EXPERIENCES", "Things to do", ...slides)] })} />,
  );
  const list = screen.getByRole("list");
  expect(
    within(list)
      .getAllByRole("link")
      .map(({ textContent }) => textContent),
  ).toEqual(["The hammam"]);
  expect(within(list).getByRole("heading", { name: "The sky" })).toBeTruthy();
});

test("a venue's card links to the venue by its name", () => {
  const contents = [content("TABLE", { title: "Five tables", link: link("/gastronomy", "All restaurants") })];
  const dining = slider(
    "DINING",
    null,
    slide({ title: "Yakamoz", picture: picture("y", "A table"), link: link("/gastronomy/yakamoz", "More") }),
  );
  renderInLanguage("en", <PageSections page={page({ contents, sliders: [dining] })} />);
  const region = screen.getByRole("region", { name: "Five tables" });
  expect(within(region).getByRole("link", { name: "Yakamoz" }).getAttribute("href")).toBe(
    "/gastronomy/yakamoz",
  );
  expect(within(region).getByRole("link", { name: "All restaurants" })).toBeTruthy();
});

test("empty sections are not rendered", () => {
  renderInLanguage("en", <PageSections page={page({ sliders: [slider("REGION_HOTELS", null)] })} />);
  expect(document.querySelector("section")).toBeNull();
});

test("hero slides not shown in the head follow as sections, unless the head is a slider", () => {
  const heroSlides = [
    { ...slide({ title: "First" }), picture: picture("a", "A") },
    { ...slide({ title: "Second", content: richText("<p>The path.</p>") }), picture: picture("b", "B") },
  ];
  const first = heroSlides[0]?.picture ?? null;
  renderInLanguage("en", <PageSections page={page({ heroSlides, leadPicture: first })} />);
  expect(headings()).toEqual(["H2 Second"]);
  cleanup();
  renderInLanguage("en", <PageSections page={page({ heroSlides, leadPicture: first })} head="slider" />);
  expect(headings()).toEqual([]);
});

test("an offer is booked by its code, or by telephone in Turkish", () => {
  const sliders = [
    slider(
      "OFFERS",
      "Offers",
      slide({ title: "A week", offer: { code: "WEEK 7", label: "Book now: A week" } }),
    ),
  ];
  const show = (locale: "en" | "tr") =>
    renderInLanguage(
      locale,
      <ReservationContext.Provider
        value={{ ...BOOKABLE_HOTEL.reservation, phone: BOOKABLE_HOTEL.phone, timeZone: null, locale }}
      >
        <PageSections page={page({ sliders })} />
      </ReservationContext.Provider>,
    );
  show("en");
  const href = screen.getByRole("link", { name: "Book now: A week" }).getAttribute("href");
  expect(new URL(href ?? "").searchParams.get("deal")).toBe("WEEK 7");
  cleanup();
  show("tr");
  expect(screen.getByRole("link").getAttribute("href")).toBe(`tel:${BOOKABLE_HOTEL.phone.tel}`);
});
