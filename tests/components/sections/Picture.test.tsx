import { cleanup, screen } from "@testing-library/react";
import { Picture } from "../../../src/sections/pictures/Picture";
import { renderInLanguage } from "../../support/render-in-language";
import { picture } from "./content";

afterEach(cleanup);

const images = () => [...document.querySelectorAll("img")];

test("a picture has its alternative text, its dimensions and the sizes of its slot, and loads lazily", () => {
  renderInLanguage("en", <Picture picture={picture("pier", "The pier")} slot="card4" ratio="portrait" />);
  const image = screen.getByRole("img", { name: "The pier" });
  expect(image.getAttribute("width")).toBe("1500");
  expect(image.getAttribute("height")).toBe("1000");
  expect(image.getAttribute("loading")).toBe("lazy");
  // Of the whole picture, of which the frame shows a part.
  expect(image.getAttribute("sizes")).toBe(
    "(min-width: 1024px) calc(1.88 * min(21vw, 21rem)), calc(1.88 * min(78vw, 26rem))",
  );
});

test("the first picture of a view loads eagerly and with high priority", () => {
  renderInLanguage("en", <Picture picture={picture("bay", "The bay")} slot="full" eager />);
  const [image] = images();
  expect(image?.getAttribute("loading")).toBe("eager");
  expect(image?.getAttribute("fetchpriority")).toBe("high");
});

test("a file already cropped to the frame is as wide as the frame", () => {
  const cut = { srcSet: "/static/pier-cut.webp 320w", ratio: "portrait" } as const;
  renderInLanguage("en", <Picture picture={picture("pier", "The pier")} slot="albumUnit" cut={cut} />);
  const [source] = document.querySelectorAll("picture > source");
  expect(source?.getAttribute("media")).toBe("(max-width: 767.98px)");
  expect(source?.getAttribute("srcset")).toBe("/static/pier-cut.webp 320w");
  expect(source?.getAttribute("sizes")).toMatch(/, min\(50vw - 1.5rem, 44.5vw\)$/);
});

test("a picture without a description has an empty alternative text", () => {
  renderInLanguage("en", <Picture picture={picture("pier", "")} slot="card3" />);
  expect(images()[0]?.getAttribute("alt")).toBe("");
});

test("a cropped picture keeps its focal point in view", () => {
  const pool = { ...picture("pool", "The pool"), focal: "30% 72.5%" };
  renderInLanguage("en", <Picture picture={pool} slot="card3" ratio="portrait" />);
  expect(screen.getByRole("img").style.objectPosition).toBe("30% 72.5%");
});

test("a picture made with AI is labelled so, except on thumbnails", () => {
  const bay = { ...picture("bay", "The bay"), note: "Made with AI" };
  renderInLanguage("en", <Picture picture={bay} slot="card3" />);
  renderInLanguage("en", <Picture picture={bay} slot="card3" small />);
  expect(screen.getAllByText("Made with AI").map(({ tagName }) => tagName)).toEqual(["SMALL"]);
});

test.each([
  ["as it is, with its size", { width: 640, height: 480 }, ["640", "480"]],
  ["without a size where none can be read", { width: 0, height: 0 }, [null, null]],
])("a drawing is shown %s", (_, size, told) => {
  const drawing = { publicURL: "/static/plan.svg" };
  const plan = { ...size, alt: "Floor plan", focal: null, note: null, drawing, raster: null };
  renderInLanguage("en", <Picture picture={plan} slot="full" ratio="natural" />);
  const image = screen.getByRole("img", { name: "Floor plan" });
  expect(image.getAttribute("src")).toBe("/static/plan.svg");
  expect(["width", "height"].map((name) => image.getAttribute(name))).toEqual(told);
});

test("the alternative text remains if the file is missing", () => {
  renderInLanguage(
    "en",
    <Picture picture={{ ...picture("pier", "The pier"), raster: null, drawing: null }} slot="card3" />,
  );
  expect(screen.getByRole("img", { name: "The pier" })).toBeTruthy();
});
