import { cleanup, screen, within } from "@testing-library/react";
import { Awards } from "../../../src/sections/templates/Awards";
import { Certificates } from "../../../src/sections/templates/Certificates";
import { ContactBlock } from "../../../src/sections/templates/ContactBlock";
import { LegalProse } from "../../../src/sections/LegalProse/LegalProse";
import { renderInLanguage } from "../../support/render-in-language";
import { content, link, page, picture, richText, templateType } from "./content";

afterEach(cleanup);

const shelf = [
  templateType("AWARDS_2025_RESORT", {
    title: "Resort of the Year",
    content: richText("<p>For being quiet.</p>"),
  }),
  templateType("AWARDS_TABLE", { title: "Golden Pomegranate", link: link("/yakamoz", "Yakamoz") }),
  templateType("CERTIFICATES_BEACH", { title: "Clean Beach" }),
  templateType("ARCHIVE", { title: "Earlier awards" }),
];

test("awards and certificates are distinguished by prefix, and other types are not shown", () => {
  renderInLanguage(
    "tr",
    <>
      <Awards types={shelf} />
      <Certificates types={shelf} />
    </>,
  );
  const names = (region: string) =>
    within(screen.getByRole("region", { name: region }))
      .getAllByRole("heading", { level: 3 })
      .map(({ textContent }) => textContent);
  expect(names("Ödüller")).toEqual(["Resort of the Year", "Golden Pomegranate"]);
  expect(names("Sertifikalar")).toEqual(["Clean Beach"]);
  expect(screen.queryByText("Earlier awards")).toBeNull();
  expect(screen.getByText("2025")).toBeTruthy();
});

test("a page without awards has no section for them", () => {
  renderInLanguage("en", <Awards types={[templateType("CERTIFICATES_X")]} />);
  expect(screen.queryByRole("region")).toBeNull();
});

const contact = [
  templateType("ADDRESS", { title: "Address", content: richText("<p>Shore road 1</p>") }),
  templateType("PHONE", { title: "Telephone", link: link("tel:+900", "+90 0") }),
  templateType("EMAIL", { title: "E-mail", link: link("mailto:a@b.example", "a@b.example") }),
  templateType("FAX", { title: "Fax", content: richText("<p>+90 1</p>") }),
  templateType("DIRECTIONS", { title: "Directions", link: link("https://maps.example/", "Open the map") }),
  templateType("DEPARTMENT_SALES", {
    title: "Sales",
    link: link("mailto:sales@b.example", "sales@b.example"),
  }),
];

test("the contact block contains the address, contact lines and departments", () => {
  renderInLanguage("en", <ContactBlock types={contact} />);
  const address = screen.getByRole("region", { name: "Address" });
  expect(
    within(address)
      .getAllByRole("term")
      .map(({ textContent }) => textContent),
  ).toEqual(["Telephone", "E-mail", "Fax"]);
  expect(within(address).getByRole("link", { name: "+90 0" }).getAttribute("href")).toBe("tel:+900");
  const departments = screen.getByRole("region", { name: "Who to ask" });
  expect(within(departments).getByRole("link", { name: "sales@b.example" })).toBeTruthy();
});

test("the map is a picture that links to the maps service", () => {
  renderInLanguage("en", <ContactBlock types={contact} map={{ publicURL: "/static/chart.svg" }} />);
  const chart = screen.getByRole("img", { name: "Directions" });
  expect(chart.getAttribute("src")).toBe("/static/chart.svg");
  expect(chart.closest("a")?.getAttribute("href")).toBe("https://maps.example/");
  expect(document.querySelector("iframe")).toBeNull();
});

test("an address needs no contact lines", () => {
  renderInLanguage("en", <ContactBlock types={contact.slice(0, 1)} />);
  expect(screen.getByText("Shore road 1")).toBeTruthy();
  expect(screen.queryByRole("term")).toBeNull();
});

test("a legal page is one text whose headings follow the title", () => {
  const contents = [
    content("INTRO", { title: "In brief", content: richText("<p>No profiles.</p>") }),
    content("SECTION_1", {
      content: richText("<h2>Who</h2><p>Us</p>"),
    }),
  ];
  renderInLanguage("en", <LegalProse page={page({ contents })} />);
  expect(screen.getAllByRole("heading").map(({ tagName }) => tagName)).toEqual(["H2", "H2"]);
});

test.each([
  ["a picture of the editor's", "/static/own.svg", "/static/own.svg"],
  ["the hotel's own map", "/static/map.svg", "/static/map-en.svg"],
  ["no picture", undefined, "/static/map-en.svg"],
])(
  "directions with %s show the editor's picture, or else the map in the page's language",
  (_, publicURL, shown) => {
    const own = publicURL ? { ...picture("own", "The way"), raster: null, drawing: { publicURL } } : null;
    const directions = templateType("DIRECTIONS", { title: "Directions", picture: own });
    renderInLanguage(
      "en",
      <ContactBlock
        types={[directions]}
        map={{ publicURL: "/static/map.svg" }}
        localMap={{ publicURL: "/static/map-en.svg" }}
      />,
    );
    expect(screen.getAllByRole("img").map((image) => image.getAttribute("src"))).toEqual([shown]);
  },
);
