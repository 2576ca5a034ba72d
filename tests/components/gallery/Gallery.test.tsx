import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Gallery } from "../../../src/gallery/Gallery";
import { renderInLanguage } from "../../support/render-in-language";
import { PageSections } from "../../../src/sections/PageSections";
import { content } from "../sections/content";
import { galleryPage, picture, slider } from "./pictures";

const SLIDERS = [
  slider("GALLERY_HOUSE", "House", picture("facade", "The facade"), picture("garden", "The garden path")),
  slider(
    "GALLERY_SEA",
    "Sea",
    picture("pier", "The pier"),
    picture("buoy", "One buoy"),
    picture("boat", "A boat"),
  ),
  slider("EXPERIENCES", "Not a gallery", picture("mountain", "A mountain")),
];

/** A page's data is the same object in every render. */
const PAGE = galleryPage(...SLIDERS);

const user = userEvent.setup();

afterEach(() => {
  cleanup();
  window.history.replaceState(null, "", "/gallery");
});

const thumbnails = () => screen.getAllByRole("link", { name: /^Enlarge/ });
const tab = (name: string) =>
  within(screen.getByRole("navigation", { name: "Albums" })).getByRole("link", { name });
const lightbox = () => screen.findByRole("dialog", { name: "Picture viewer" });

async function go(entries: number) {
  await act(async () => {
    const gone = new Promise((resolve) => window.addEventListener("popstate", resolve, { once: true }));
    window.history.go(entries);
    await gone;
  });
}

const back = () => go(-1);

test("sliders whose key starts with GALLERY are albums, each under its name", () => {
  renderInLanguage("en", <Gallery page={PAGE} />);
  expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual(["House", "Sea"]);
  expect(thumbnails()).toHaveLength(5);
});

test("a picture's caption is the editor's title, or else its alternative text unless that is a sentence", () => {
  const album = slider(
    "GALLERY_HOUSE",
    "House",
    picture("facade", "The facade"),
    picture("garden", "The garden path"),
    picture("pool", "The pool lies below the terrace."),
  );
  const [first, ...others] = album.slides;
  const slides = first ? [{ ...first, title: "Five storeys" }, ...others] : [];
  renderInLanguage("en", <Gallery page={galleryPage({ ...album, slides })} />);
  expect(screen.getAllByRole("figure").map(({ textContent }) => textContent)).toEqual([
    "Five storeys",
    "The garden path",
    "",
  ]);
});

test("an album's tab shows only its pictures; the first tab and Back show all again", async () => {
  renderInLanguage("en", <Gallery page={PAGE} />);
  expect(tab("Sea").getAttribute("href")).toBe("#gallery-sea");
  expect(screen.getByRole("status").textContent).toBe("All: 5 pictures");
  await user.click(tab("Sea"));
  expect(thumbnails()).toHaveLength(3);
  expect(screen.getByRole("status").textContent).toBe("Sea: 3 pictures");
  expect(tab("Sea").getAttribute("aria-current")).toBe("true");
  expect(window.location.hash).toBe("#gallery-sea");
  await back();
  expect(thumbnails()).toHaveLength(5);
  await user.click(tab("House"));
  await user.click(tab("All"));
  expect(thumbnails()).toHaveLength(5);
});

test("a link to an album opens the page with only that album", () => {
  window.history.replaceState(null, "", "/gallery#gallery-house");
  renderInLanguage("en", <Gallery page={PAGE} />);
  expect(thumbnails()).toHaveLength(2);
});

test("a thumbnail opens the lightbox at its picture, with caption and counter; arrow keys change it, and the URL follows", async () => {
  renderInLanguage("en", <Gallery page={PAGE} />);
  await user.click(screen.getByRole("link", { name: "Enlarge: The pier" }));
  const dialog = await lightbox();
  expect(within(dialog).getByRole("img", { name: "The pier" }).getAttribute("src")).toBe("/static/pier.jpg");
  expect(within(dialog).getByText("The pier")).toBeTruthy();
  expect(within(dialog).getByText("3 / 5")).toBeTruthy();
  expect(window.location.hash).toBe("#pier");
  await user.keyboard("{ArrowRight}");
  await waitFor(() => expect(window.location.hash).toBe("#buoy"));
  expect(screen.getByText("4 / 5")).toBeTruthy();
});

test("a lightbox opened from an album stays within it", async () => {
  renderInLanguage("en", <Gallery page={PAGE} />);
  await user.click(tab("House"));
  await user.click(screen.getByRole("link", { name: "Enlarge: The garden path" }));
  await lightbox();
  expect(screen.getByText("2 / 2")).toBeTruthy();
  await back();
  expect(tab("House").getAttribute("aria-current")).toBe("true");
});

test("Back closes the lightbox and returns the focus to the thumbnail; Forward reopens it", async () => {
  renderInLanguage("en", <Gallery page={PAGE} />);
  const thumbnail = screen.getByRole("link", { name: "Enlarge: The pier" });
  await user.click(thumbnail);
  await lightbox();
  await back();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(document.activeElement).toBe(thumbnail);
  expect(window.location.hash).toBe("");
  await go(1);
  expect(within(await lightbox()).getByRole("img", { name: "The pier" })).toBeTruthy();
});

test("a link to a picture opens it, and closing it stays on the page", async () => {
  window.history.replaceState(null, "", "/gallery#buoy");
  renderInLanguage("en", <Gallery page={PAGE} />);
  const dialog = await lightbox();
  expect(within(dialog).getByRole("img", { name: "One buoy" })).toBeTruthy();
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(window.location.pathname + window.location.hash).toBe("/gallery");
  expect(document.activeElement).toBe(screen.getByRole("link", { name: "Enlarge: One buoy" }));
});

test("the lightbox is labelled in the page's language", async () => {
  window.history.replaceState(null, "", "/gallery#pier");
  renderInLanguage("de", <Gallery page={PAGE} />);
  const dialog = await screen.findByRole("dialog", { name: "Bildansicht" });
  for (const name of ["Nächstes Bild", "Schließen"])
    expect(within(dialog).getByRole("button", { name })).toBeTruthy();
});

test("albums, pictures and sections beside them never share an id", () => {
  const page = {
    ...galleryPage(...SLIDERS, ...SLIDERS),
    contents: [content("PIER", { title: "At the pier" })],
  };
  renderInLanguage("en", <PageSections page={page} slots={{ galleries: () => <Gallery page={page} /> }} />);
  const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(["pier", "pier-2", "pier-3", "gallery-sea", "gallery-sea-2"]));
  expect(new Set(ids).size).toBe(ids.length);
});

test("a page without galleries shows nothing", () => {
  const { container } = renderInLanguage("en", <Gallery page={galleryPage()} />);
  expect(container.textContent).toBe("");
});
