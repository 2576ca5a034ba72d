import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { mayBeDrawing, writeDrawing } from "../../../content-folder/drawings";
import { HOSTILE_DRAWINGS } from "../../all/attack/corpus/drawings";
import { whatActs } from "../../support/what-acts";

const SVG = 'xmlns="http://www.w3.org/2000/svg"';

function written(svg: string | Uint8Array) {
  const drawing = writeDrawing(typeof svg === "string" ? Buffer.from(svg) : svg);
  return drawing.svg === undefined ? drawing.fault : drawing;
}

function inside(drawing: string): string {
  const result = written(`<svg ${SVG} viewBox="0 0 9 9">${drawing}</svg>`);
  return typeof result === "string" ? result : result.svg;
}

test.each([
  ["a shape", '<path d="M0 0H9" fill="#fff"/>'],
  ["a gradient", '<linearGradient id="a"><stop offset="1"/></linearGradient><rect fill="url(#a)"/>'],
  ["a use", '<symbol id="s"><circle r="1"/></symbol><use xlink:href="#s"/><use href="#s"/>'],
  ["a style sheet", "<style>.a{fill:url(#g)}</style>"],
  ["words", '<text x="1" xml:lang="tr">15° &amp; more</text><title>&lt;Bay&gt;</title>'],
  ["a picture in it", '<image href="data:image/png;base64,AA=="/>'],
])("%s is kept", (_what, drawing) => {
  expect(inside(drawing)).toContain(drawing);
});

test.each(Object.entries(HOSTILE_DRAWINGS))(
  "%s: what is written, if anything, is inert",
  (_what, drawing) => {
    const result = written(drawing);
    expect(typeof result === "string" ? [] : whatActs(result.svg)).toEqual([]);
  },
);

test.each([
  ["an element", "<script>alert(1)</script>"],
  ["an attribute", '<rect onclick="alert(1)"/>'],
  ["an address", '<image href="https://evil.test/x.png"/>'],
  ["a colour", '<rect fill="url(https://evil.test/x)"/>'],
  ["a style sheet", '<style>@import "https://evil.test/x.css"</style>'],
])("%s that acts is reported, and the rest kept", (_what, drawing) => {
  const result = written(`<svg ${SVG}>${drawing}<circle r="1"/></svg>`);
  expect(result).toMatchObject({
    svg: expect.stringContaining('<circle r="1"/>'),
    leftOut: [expect.anything()],
  });
});

test("drawing programs' metadata is removed without a report", () => {
  const drawing = `<metadata><rdf:RDF/></metadata><sodipodi:namedview/><!-- Made by --><g data-name="a"/>`;
  expect(
    written(`<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "b">]><svg ${SVG}>${drawing}</svg>`),
  ).toEqual({
    svg: `<svg ${SVG} xmlns:xlink="http://www.w3.org/1999/xlink"><g/></svg>`,
    leftOut: [],
  });
});

test.each([
  ["no drawing", "<html><svg/></html>", "unreadable"],
  ["words", "hello", "unreadable"],
  ["UTF-16", Buffer.from(`\ufeff<svg ${SVG}/>`, "utf16le"), "unreadable"],
  ["an encoding that hides", `<?xml version="1.0" encoding="UTF-7"?><svg ${SVG}/>`, "unreadable"],
  ["bytes of no encoding", Buffer.from([0x3c, 0x73, 0x76, 0x67, 0xff, 0x3e]), "unreadable"],
  ["letters that no XML has", `<svg ${SVG}><text>&#1;</text></svg>`, "unreadable"],
  ["levels without end", `<svg ${SVG}>${"<g>".repeat(50_000)}</svg>`, "expensive"],
  ["billions of uses", `<svg ${SVG}>${doubled(25, (id) => `<use href="#${id}"/>`)}</svg>`, "expensive"],
  [
    "uses that are encoded",
    `<svg ${SVG}>${doubled(25, (id) => `<use href="#%61${id.slice(1)}"/>`)}</svg>`,
    "expensive",
  ],
  [
    "billions of patterns",
    `<svg ${SVG}>${doubled(25, (id) => `<rect fill="url('#${id}')"/>`)}</svg>`,
    "expensive",
  ],
  [
    "billions of patterns by a style sheet",
    `<svg ${SVG}>${doubled(25, (id) => `<style>.${id}{fill:url(#${id})}</style><rect class="${id}"/>`)}</svg>`,
    "expensive",
  ],
  ["what uses itself", `<svg ${SVG}><g id="a"><use href="#a"/></g></svg>`, "expensive"],
])("a file with %s is refused", (_what, svg, fault) => {
  expect(written(svg)).toBe(fault);
});

/** Nested patterns, each of which uses the previous one twice. */
function doubled(levels: number, use: (id: string) => string): string {
  return Array.from({ length: levels }, (_, level) => {
    const twice = level === 0 ? "<rect/>" : use(`a${level - 1}`).repeat(2);
    return `<pattern id="a${level}">${twice}</pattern>`;
  }).join("");
}

test("the embedded hotel's drawings keep every element", () => {
  const folder = resolve("content/media");
  for (const name of readdirSync(folder).filter((file) => file.endsWith(".svg"))) {
    const bytes = readFileSync(join(folder, name));
    const tags = (svg: string) => svg.match(/<[a-zA-Z]+/g);
    const drawing = written(bytes);
    if (typeof drawing === "string") throw new Error(`${name}: ${drawing}`);
    expect({ name, ...drawing, svg: tags(drawing.svg) }).toEqual({
      name,
      leftOut: [],
      svg: tags(bytes.toString()),
    });
  }
});

test.each([
  ["<svg/>", true],
  ["\ufeff \n<?xml?><svg/>", true],
  [Buffer.from("\ufeff<svg/>", "utf16le"), true],
  [Buffer.from([0x1f, 0x8b, 8]), true],
  [Buffer.from([0x89, 0x50, 0x4e, 0x47]), false],
  ["GIF89a<svg", false],
])("%p may be a drawing: %p", (bytes, expected) => {
  expect(mayBeDrawing(Buffer.from(bytes))).toBe(expected);
});
