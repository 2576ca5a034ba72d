import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { EDITOR_CHECKS } from "../../languages/editor-checks";
import { fillMessage } from "../../languages/fill-message";
import { pictureFault } from "../src/model/check-picture";

const PICTURES = join(import.meta.dirname, "../../tests/fixtures/pictures");
const { document, film, picture } = EDITOR_CHECKS.en;
const LARGE = " ".repeat(20_300_000);
const TOO_BIG = { size: "20.3", max: 20 };

describe("a damaged picture is refused with instructions", () => {
  const faults = {
    "cut.jpg": picture.damaged,
    "cut.png": picture.damaged,
    "cut.avif": picture.damaged,
    "cut.webp": picture.damaged,
    "flipped-bits.jpg": picture.damaged,
    "empty.jpg": picture.empty,
    "error-page.jpg": picture.unreadable,
  };
  for (const [name, fault] of Object.entries(faults))
    it(name, async () => {
      const data = await readFile(join(PICTURES, name));
      expect(await pictureFault({ name, data }, EDITOR_CHECKS.en)).toBe(fault);
    });

  it.each([
    ["a PDF", "speisekarte.pdf", "%PDF-1.7\nstartxref\n9\n%%EOF\n", undefined],
    ["a PDF that breaks off", "speisekarte.pdf", "%PDF-1.7\n1 0 obj", document.damaged],
    ["a text that calls itself a PDF", "speisekarte.pdf", "Speisekarte", document.unreadable],
    ["a PDF that is too large", "speisekarte.pdf", LARGE, fillMessage(document.tooBig, TOO_BIG)],
    ["a film that breaks off", "bucht.mp4", "\0\0\0\x20ftypisom", film.unreadable],
    ["a film that is too large", "bucht.mp4", LARGE, fillMessage(film.tooBig, TOO_BIG)],
    ["captions of another kind", "bucht.vtt", "1\n00:00:01,000 --> 00:00:02,000\nSRT\n", film.captions],
  ])("%s", async (_what, name, text, fault) => {
    expect(await pictureFault({ name, data: Buffer.from(text) }, EDITOR_CHECKS.en)).toBe(fault);
  });
});
