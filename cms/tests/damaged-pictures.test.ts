import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { EDITOR_CHECKS } from "../../languages/editor-checks";
import { pictureFault } from "../src/model/check-picture";

const PICTURES = join(import.meta.dirname, "../../tests/fixtures/pictures");
const { document, picture } = EDITOR_CHECKS.en;

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
    ["a PDF", "%PDF-1.7\nstartxref\n9\n%%EOF\n", undefined],
    ["a PDF that breaks off", "%PDF-1.7\n1 0 obj", document.damaged],
    ["a text that calls itself a PDF", "Speisekarte", document.unreadable],
  ])("%s", async (_what, text, fault) => {
    const data = Buffer.from(text);
    expect(await pictureFault({ name: "speisekarte.pdf", data }, EDITOR_CHECKS.en)).toBe(fault);
  });
});
