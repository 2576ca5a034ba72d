import { EDITOR_CHECKS } from "../../languages/editor-checks";
import { pictureFault } from "../src/model/check-picture";
import { sharp } from "../src/sharp";
import { fileName } from "../src/model/take-picture";

describe("a picture that is sent", () => {
  it("is refused where its bytes are of a format that the site does not show, whatever its name says", async () => {
    const { picture } = EDITOR_CHECKS.en;
    const plain = sharp({ create: { width: 8, height: 8, channels: 3, background: "#888" } });
    const sent = async (data: Promise<Buffer>) =>
      pictureFault({ name: "beach.jpg", data: await data }, EDITOR_CHECKS.en);
    expect(await sent(plain.clone().tiff().toBuffer())).toBe(picture.unreadable);
    for (const format of ["jpeg", "png", "webp", "gif", "avif"] as const) {
      expect(await sent(plain.clone().toFormat(format).toBuffer())).toBe(undefined);
    }
  });

  for (const [given, ending, kept] of [
    ["lobby.jpg", "jpg", "lobby.jpg"],
    ["Lobi Görünümü (2).JPG", "jpg", "lobi-gorunumu-2.jpg"],
    ["con.png", "png", "picture-con.png"],
    ["COM1.webp", "webp", "com-1.webp"],
    ["nul.jpeg", "jpg", "picture-nul.jpg"],
    ["console.png", "png", "console.png"],
  ] as const) {
    it(`named ${given} becomes ${kept}`, () => {
      expect(fileName(given, ending, "tr")).toBe(kept);
    });
  }
});
