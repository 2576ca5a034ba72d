import { readPageContent } from "../../../services/release/page-content";

const PICTURE = "/static/0123456789abcdef0123456789abcdef";

/** A page with these parts; `frame` is everything that may differ between builds. */
function page({ title = "Gallery", main = "<h1>The bay</h1>", frame = "" }) {
  return `<html><head><title>${title}</title><style>${frame}</style></head><body><header>${frame}</header><main class="${frame}">${main}<script>${frame}</script></main><footer>${frame}</footer></body></html>`;
}

const readingOf = (parts: Parameters<typeof page>[0]) => readPageContent(page(parts)).reading;

test.each([
  ["what surrounds it", {}, { frame: "s-a1b2" }],
  ["its markup", {}, { main: '<h1 class="s-x">The <b>bay</b></h1>' }],
  [
    "the size of a picture's file",
    { main: `<img src="${PICTURE}/aa111/bay.webp" alt="Bay">` },
    { main: `<img src="${PICTURE}/bb222/bay.webp" alt="Bay">` },
  ],
])("a change of %s is not a change of the page's content", (_, before, after) => {
  expect(readingOf(after)).toBe(readingOf(before));
});

test.each([
  ["text", { main: "<h1>The cape</h1>" }],
  ["title", { title: "Pictures" }],
  ["picture", { main: `<h1>The bay</h1><img src="${PICTURE}/bay.webp" alt="">` }],
])("another %s is a change of the page's content", (_, after) => {
  expect(readingOf(after)).not.toBe(readingOf({}));
});

test("a picture is listed with its caption, else its alternative text; a decorative one is not listed", () => {
  const main = [
    `<figure><a><img src="${PICTURE}/a.webp" alt="A pier"/></a><figcaption>The <i>pier</i>\n in June</figcaption></figure>`,
    `<figure><img src="${PICTURE}/b.webp" alt="A boat"></figure>`,
    `<img src="${PICTURE}/c.webp" alt=""><img src="https://elsewhere.example/d.webp" alt="Elsewhere">`,
  ].join("");
  expect(readPageContent(page({ main })).pictures).toEqual([
    { address: `${PICTURE}/a.webp`, caption: "The pier in June" },
    { address: `${PICTURE}/b.webp`, caption: "A boat" },
  ]);
});

test("a page without a main element is read as a whole", () => {
  const plain = (text: string) => readPageContent(`<html><body><h1>${text}</h1></body></html>`).reading;
  expect(plain("One")).not.toBe(plain("Two"));
});
